import type { PayrollQuestion } from './payrollQuestion.ts'
import type { PayrollRow } from './payrollRow.ts'

/** A network and what it is called: its name first, then short names and others. */
export type NamedChain = { id: number; names: readonly string[] }

/** The network of the account, and others that can be told from it. */
export type PayrollChains = { own: NamedChain; others?: readonly NamedChain[] | undefined }

/** The networks that lines name, those that are known, and what was answered about them. */
export type DecideChainsParameters = {
  /** What stands in the column of networks, line by line. */
  written: readonly string[]
  chains: PayrollChains | undefined
  /** Answers, by what was written in lower case: whether it is the network of the account. */
  isOwnChain: Readonly<Record<string, boolean>>
}

type ChainQuestion = PayrollQuestion & { ask: 'chain' }

/**
 * Says of each line which other network it is for. What names none that is known is asked, and so are lines without one beside lines that
 * have one: nothing that cannot be read makes a line good for this network. See behaviour/payroll#network.
 */
export function decideChains(
  rows: readonly PayrollRow[],
  { written, chains, isOwnChain }: DecideChainsParameters,
): { rows: PayrollRow[]; questions: ChainQuestion[] } {
  if (written.every((one) => one === '')) return { rows: [...rows], questions: [] }
  const asked = new Map<string, ChainQuestion>()
  const decided = rows.map((row, at): PayrollRow => {
    if (row.aside !== undefined) return row
    const own = written[at] ?? ''
    const key = own.toLowerCase()
    const found = findChain(own, chains)
    const isOwn = found === undefined ? isOwnChain[key] : found.id === chains?.own.id
    if (isOwn === true) return row
    if (isOwn === undefined) {
      const lines = (asked.get(key)?.lines ?? 0) + 1
      asked.set(key, { ask: 'chain', written: own, lines })
    }
    return { ...row, chain: found?.names[0] ?? own }
  })
  return { rows: decided, questions: [...asked.values()] }
}

/** The only network that is called so, or has this number. One that is not listed has its number as its name. */
function findChain(text: string, chains: PayrollChains | undefined): NamedChain | undefined {
  if (chains === undefined || text.length > 100) return undefined
  const all = [chains.own, ...(chains.others ?? [])]
  const id = readChainId(text)
  if (id !== undefined) return all.find((one) => one.id === id) ?? { id, names: [text] }
  const name = plainly(text)
  const called = all.filter(
    ({ names }) => name !== '' && names.some((one) => plainly(one) === name),
  )
  const [only] = new Set(called.map((one) => one.id)).size === 1 ? called : []
  return only
}

/** `1`, `1.0` as spreadsheets write it, `0x1` and `eip155:1`. */
function readChainId(text: string): number | undefined {
  const digits = text.replace(/^eip155:/i, '').replace(/^(\d+)\.0+$/, '$1')
  return /^(?:[1-9]\d{0,14}|0x0*[1-9a-f][0-9a-f]{0,11})$/i.test(digits) ? Number(digits) : undefined
}

const plainly = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
