/** Reads stored data and data of links: a value of a wrong type becomes an empty one. */

export type Data = Record<string, unknown>

export function object(data: unknown): Data {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Data) : {}
}

export function list(data: unknown): unknown[] {
  return Array.isArray(data) ? data : []
}

export function text(data: unknown, longest = 40): string {
  return typeof data === 'string' ? data.slice(0, longest) : ''
}

export function texts(data: unknown): string[] {
  return list(data).filter((one): one is string => typeof one === 'string' && one.length <= 60)
}

export function number(data: unknown, least: number, most: number, otherwise = least): number {
  return Number.isInteger(data) ? Math.min(most, Math.max(least, data as number)) : otherwise
}
