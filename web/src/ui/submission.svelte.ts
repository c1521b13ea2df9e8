/** A request that somebody makes with a form or a button: whether it is on its way, and why the last one failed. */

import { failureText } from '../i18n/i18n.svelte'

export class Submission {
  busy = $state(false)
  failed = $state('')

  /** Do the work, unless it is being done already; `otherwise` is the message if the server gave no reason. */
  async run(work: () => Promise<unknown>, otherwise?: string): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.failed = ''
    try {
      await work()
    } catch (error) {
      this.failed = failureText(error, otherwise)
    } finally {
      this.busy = false
    }
  }

  /** The same for a form that was sent. */
  submit(event: SubmitEvent, work: () => Promise<unknown>, otherwise?: string): Promise<void> {
    event.preventDefault()
    return this.run(work, otherwise)
  }
}
