/** What stands in a file. */
type TextFile =
  | {
      status: 'text'
      text: string
      /** It was read as Windows-1252, because it is no UTF-8: letters with accents may be others. */
      isWestern: boolean
    }
  | { status: 'tooLarge'; megabytes: number; limit: number }
  | { status: 'unreadable' }

/** Bytes of a table. More is no list of people or payments. */
const mostBytes = 4_000_000

/** With one digit behind the point, and never less than it is. */
const megabytesOf = (bytes: number): number => Math.ceil(bytes / 100_000) / 10

/**
 * Reads a file as text: by its byte order mark, else as UTF-8, else as Windows-1252, in which spreadsheets of western Europe save CSV.
 *
 * @param most bytes that are read; by default those of a table
 */
export async function readTextFile(file: Blob, most: number = mostBytes): Promise<TextFile> {
  if (file.size > most) {
    return { status: 'tooLarge', megabytes: megabytesOf(file.size), limit: megabytesOf(most) }
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const { text, isWestern } = decode(bytes)
    // Programs write it, people do not.
    return text.includes('\0') ? { status: 'unreadable' } : { status: 'text', text, isWestern }
  } catch {
    return { status: 'unreadable' }
  }
}

function decode(bytes: Uint8Array): { text: string; isWestern: boolean } {
  const [first, second] = bytes
  const wide =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined
  if (wide !== undefined) {
    return { text: new TextDecoder(wide, { fatal: true }).decode(bytes), isWestern: false }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isWestern: false }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isWestern: true }
  }
}
