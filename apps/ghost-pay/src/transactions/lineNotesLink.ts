import { type Address, keccak256, stringToHex } from 'viem'
import type { LineNote } from '@ghost-pay/payments/memo'

/** Where the words about lines stand in the address of a page, behind its path. */
const mark = '?lines='

/** More characters than that are not looked at any closer. */
const longest = 200_000

/** How many digits of a hash bind the words to the payees. */
const checkDigits = 8

/**
 * The address of a page with what the drafter says of the lines of a batch, for another owner to open. It stands in the fragment, which
 * no server sees.
 *
 * @param href of the page, with or without such words
 * @param payees whom the lines pay, in their order; empty for a line that is no payment
 */
export function linkWithNotes(
  href: string,
  notes: readonly LineNote[] | undefined,
  payees: readonly (Address | '')[],
): string {
  const [page = ''] = href.split(mark)
  if (notes === undefined || notes.length !== payees.length) return page
  const text = JSON.stringify(notes.map(({ name, memo }) => [name, memo]))
  const bytes = new TextEncoder().encode(text)
  const body = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const code = body.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return `${page}${mark}${checkOf(code, payees)}${code}`
}

/** The last part of a page's path, and the words that a link has behind it; undefined without any. */
export function splitNotesOff(part: string): { id: string; code: string | undefined } {
  const [id = '', code] = part.split(mark)
  return { id, code }
}

/**
 * Reads what a link says of the lines of a batch.
 *
 * @param code as `splitNotesOff` finds it
 * @param payees by the bytes of the batch
 * @returns undefined for words about other payees, another order or number of them, and for a link that was cut
 */
export function readLinkedNotes(
  code: string,
  payees: readonly (Address | '')[],
): readonly LineNote[] | undefined {
  const body = code.slice(checkDigits)
  if (code.length > longest || code.slice(0, checkDigits) !== checkOf(body, payees))
    return undefined
  try {
    const bytes = atob(body.replaceAll('-', '+').replaceAll('_', '/'))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    )
    return readNotes(JSON.parse(text), payees.length)
  } catch {
    return undefined
  }
}

/**
 * Reads what was stored or linked: as many lines as expected, each a name and a memo.
 *
 * @param count undefined for any number
 */
export function readNotes(stored: unknown, count?: number): readonly LineNote[] | undefined {
  if (!Array.isArray(stored) || (count !== undefined && stored.length !== count)) return undefined
  const notes = stored.flatMap((one: unknown) => {
    const [name, memo] = Array.isArray(one) ? (one as unknown[]) : []
    return typeof name === 'string' && typeof memo === 'string' ? [{ name, memo }] : []
  })
  return notes.length === stored.length ? notes : undefined
}

/** Binds words to the payees: others, or another order of them, give other digits. */
function checkOf(code: string, payees: readonly (Address | '')[]): string {
  const hash = keccak256(stringToHex(`${payees.join(' ').toLowerCase()} ${code}`))
  return hash.slice(2, 2 + checkDigits)
}
