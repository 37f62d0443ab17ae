/** What a value is, in a few words: enough to find it by. */
export function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (value === Object(value)) return 'an object'
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
