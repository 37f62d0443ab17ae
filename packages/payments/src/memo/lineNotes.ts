import { plainText } from '@ghost-pay/safe-protocol'

import { memoReference } from './memo.ts'

/** What the writer of a batch says of one of its lines. No address is among it: the line itself has that. */
export type LineNote = {
  /** Empty for none. */
  name: string
  /** Empty for none. */
  memo: string
}

/** A note in its parts. */
export type SplitNote = {
  /** What it says of the whole. */
  head: string
  /** What it says of each line, in their order; empty where it says nothing of them. */
  lines: readonly LineNote[]
}

/** Between the lines, and between a name and its memo. A bar is rare in both. */
const bar = '|'
const colon = ': '

/**
 * Writes what is said of each line behind the note of a batch, in words that any other app shows as they are.
 *
 * @param head what the note says of the whole
 * @returns undefined where nothing is said of a line, and where what is written would be read as something else
 */
export function withLineNotes(head: string, lines: readonly LineNote[]): string | undefined {
  if (lines.every(({ name, memo }) => name === '' && memo === '')) return undefined
  const entries = lines.map(({ name, memo }) => (memo === '' ? name : `${name}${colon}${memo}`))
  const note = plainText([head, ...entries].join(` ${bar} `))
  const read = splitNote(note, lines.length)
  // A gateway takes what looks like HTML out of a note.
  const isSame =
    !note.includes('<') &&
    read.head === head &&
    lines.every(
      ({ name, memo }, index) =>
        read.lines[index]?.name === name &&
        // Its words are compared with a fingerprint in the bytes.
        memoReference(read.lines[index].memo) === memoReference(memo),
    )
  return isSame ? note : undefined
}

/**
 * Reads what the note of a batch says of its lines. It is the word of whoever wrote the note, and names are never taken for the
 * reader's own.
 *
 * @param note as it was received
 * @param count how many lines the batch has by its own bytes; a note about another number of lines says nothing of any
 */
export function splitNote(note: string, count: number): SplitNote {
  const [head = '', ...entries] = plainText(note).split(bar)
  if (count < 2 || entries.length !== count) return { head: plainText(note), lines: [] }
  return { head: head.trim(), lines: entries.map(readEntry) }
}

/**
 * What a note says of one line alone, without the words about any other: its title and that line's memo.
 *
 * @param of.count how many lines the batch has by its own bytes
 * @param of.line from 0
 */
export function wordsOfLine(note: string, of: { count: number; line: number }): string {
  const { head, lines } = splitNote(note, of.count)
  const memo = lines[of.line]?.memo ?? ''
  return [titleIn(head), memo].filter((words) => words !== '').join(colon)
}

/** The title of a note: words about lines stand behind a bar, also where they are of another number of lines. */
export const titleIn = (head: string): string => (head.split(bar)[0] ?? '').trim()

function readEntry(entry: string): LineNote {
  const words = entry.trim()
  const at = `${words} `.indexOf(colon)
  const [name, memo] = at < 0 ? [words, ''] : [words.slice(0, at), words.slice(at + colon.length)]
  return { name: readName(name), memo: memo.trim() }
}

/** A name that looks like an address would stand in for the one that is paid. */
const readName = (name: string): string => (/0x[\da-f]{4}/i.test(name) ? '' : name.trim())
