/** A sheet in an address: JSON, deflated, in letters that need no escaping. The first letter says how it was packed. */

const DEFLATED = 'd'
const PLAIN = 'j'
const LONGEST = 20_000 // letters: no sheet comes near it

export async function pack(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  if (typeof CompressionStream === 'undefined') return PLAIN + letters(bytes)
  return DEFLATED + letters(await through(bytes, new CompressionStream('deflate-raw')))
}

/** The text that was packed; undefined if the input is invalid. */
export async function unpack(packed: string): Promise<string | undefined> {
  try {
    if (!packed || packed.length > LONGEST) return undefined
    const bytes = bytesOf(packed.slice(1))
    if (packed[0] === PLAIN) return new TextDecoder().decode(bytes)
    if (packed[0] !== DEFLATED) return undefined
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
  } catch {
    return undefined
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const body = new Response(bytes).body!.pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>>)
  return new Uint8Array(await new Response(body).arrayBuffer())
}

function letters(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
