import { addressIn } from './cellLooks.ts'

/** More characters are no line of a name, an address and an amount. */
const longest = 300

/** Lines that are enough to see how a text is written. */
const sampleLines = 40

const pattern =
  /^(?:(?<name>[^\t;|"]*?[^\s,;|"=:])[ \u00a0]+)?(?<address>(?:[\w-]+:){0,2}0x[0-9a-z]{8,64})(?:[ \u00a0]*[=:][ \u00a0]*|[ \u00a0]+)(?<amount>[$€£¥]?\.?\d[\d.,'’]*(?:[ \u00a0]?[^\s\d,;|"]{1,12})?)$/i

/** A line of a text in which nothing but spaces parts the cells. */
type SpacedLine = { line: number; cells: string[] }

/**
 * Reads lines such as `0x… 1,5`, `Ana Silva 0x… 1.5 USDC` and `0x…=1.5`, in which a comma is part of the amount.
 *
 * @returns `undefined` where the first lines are written in another way; a later line that is has one cell alone
 */
export function readSpacedLines(text: string): SpacedLine[] | undefined {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim())
  const filled = lines.flatMap((line, at) => (line === '' ? [] : [{ line: at + 1, text: line }]))
  const sample = filled.slice(0, sampleLines)
  if (sample.length === 0 || !sample.every((one) => readLine(one.text) !== undefined))
    return undefined
  const read = filled.map(({ line, text }) => ({ line, text, groups: readLine(text) }))
  const hasNames = read.some(({ groups }) => groups?.['name'] !== undefined)
  return read.map(({ line, text, groups }) => {
    if (groups === undefined) return { line, cells: [text] }
    const { name = '', address = '', amount = '' } = groups
    return { line, cells: hasNames ? [name, address, amount] : [address, amount] }
  })
}

function readLine(line: string): Record<string, string | undefined> | undefined {
  const groups = line.length > longest ? undefined : pattern.exec(line)?.groups
  const { name = '' } = groups ?? {}
  // Words around a second address say which of the two is paid: they are not guessed at.
  return /\s/.test(name) && addressIn(name) !== undefined ? undefined : groups
}
