/** What of a game never changes, as the server tells it: asked for once. */

const asked = new Map<string, Promise<unknown>>()

export function catalogue<F>(game: string): Promise<F> {
  let facts = asked.get(game)
  if (!facts) {
    const address = `/api/games/${game}/catalogue`
    facts = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
      return answer.json()
    })
    facts.catch(() => asked.delete(game))
    asked.set(game, facts)
  }
  return facts as Promise<F>
}
