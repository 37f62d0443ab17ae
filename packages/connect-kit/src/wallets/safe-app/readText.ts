import { readProperty } from '../../platform/readProperty.ts'

/**
 * Reads a text out of an answer of the Safe app.
 *
 * @throws Error when there is none under the key
 */
export function readText(value: unknown, key: string): string {
  const found = readProperty(value, key)
  if (typeof found !== 'string') throw new Error(`The Safe app's answer has no ${key}.`)
  return found
}
