import type { Address } from 'viem'

import { isNobodys } from './isNobodys.ts'
import type { KnownPeople } from './knownPeople.ts'
import type { PayrollProblem, PayrollToken } from './payrollLine.ts'
import { type AddressProblem, readAddressText } from './readAddressText.ts'

/** What an address is compared with. */
export type AddressContext = {
  /** The account that pays. */
  account: Address
  /** EIP-3770 names of the account's chain, in lower case. */
  prefixes: readonly string[]
  tokens: readonly PayrollToken[]
  known: KnownPeople
}

type Checked = { address: Address | undefined; problem: PayrollProblem | undefined }

const stop = (problem: PayrollProblem, address?: Address): Checked => ({ address, problem })

/** Reads an address, and says what is the matter with it as far as this line alone can say. */
export function checkAddress(text: string, context: AddressContext): Checked {
  const field = 'address'
  const read = readAddressText(text)
  if (read.status === 'empty') return stop({ level: 'stop', field, code: 'addressMissing' })
  if (read.status === 'problem') return stop(textProblem(read.problem, text, context.known))
  const { prefix } = read
  const address = read.status === 'address' ? read.address : undefined
  if (prefix !== undefined && !context.prefixes.includes(prefix.toLowerCase())) {
    return stop({ level: 'stop', field, code: 'addressOtherChain', prefix }, address)
  }
  if (read.status === 'name') {
    return stop({ level: 'stop', field, code: 'addressName', name: read.name })
  }
  return { address: read.address, problem: placeProblem(read.address, context) }
}

/** What is wrong with the text of an address. */
function textProblem(problem: AddressProblem, text: string, known: KnownPeople): PayrollProblem {
  const field = 'address'
  if (problem.key === 'checksum') return { level: 'stop', field, code: 'addressChecksum' }
  if (problem.key === 'tooShort' && problem.missing === 1) {
    const bare = `0x${text.trim().slice(-39)}`
    return { level: 'stop', field, code: 'addressOneMissing', fits: known.withOneMore(bare) }
  }
  return { level: 'stop', field, code: 'addressUnreadable', problem }
}

/** What is wrong with paying this very address. */
function placeProblem(address: Address, context: AddressContext): PayrollProblem | undefined {
  const field = 'address'
  if (isNobodys(address)) return { level: 'stop', field, code: 'addressZero' }
  const lower = address.toLowerCase()
  if (lower === context.account.toLowerCase()) return { level: 'stop', field, code: 'addressOwn' }
  const token = context.tokens.find((one) => one.address?.toLowerCase() === lower)
  if (token) return { level: 'stop', field, code: 'addressToken', symbol: token.symbol }
  const [alike] = context.known.alike(address)
  if (alike === undefined) return undefined
  const { name } = context.known.find(alike) ?? {}
  return { level: 'stop', field, code: 'lookAlike', alike, name }
}
