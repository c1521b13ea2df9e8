/** Copying a link, and whether that worked. */

const SHOWN = 2500 // milliseconds

export class CopyLink {
  /** it was copied a moment ago */
  done = $state(false)
  failed = $state(false)

  /** Copy a text; where the browser has no clipboard for the page (plain HTTP), from the field that shows the text. */
  async copy(text: string, field?: HTMLInputElement): Promise<void> {
    this.done = await written(text).catch(() => {
      field?.select()
      return !!field && document.execCommand('copy')
    })
    this.failed = !this.done
    setTimeout(() => (this.done = false), SHOWN)
  }
}

async function written(text: string): Promise<boolean> {
  await navigator.clipboard.writeText(text)
  return true
}
