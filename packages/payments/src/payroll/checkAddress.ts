import type { Address } from 'viem'
import { getAddress, isAddress } from 'viem/utils'

import type { KnownPeople } from './knownPeople.ts'
import type { PayrollProblem, PayrollToken } from './payrollLine.ts'

const zeroAddress = '0x0000000000000000000000000000000000000000'

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
  const typed = text.trim()
  const field = 'address'
  if (typed === '') return stop({ level: 'stop', field, code: 'addressMissing' })
  const colon = typed.lastIndexOf(':')
  const prefix = colon < 0 ? undefined : typed.slice(0, colon)
  const bare = typed.slice(colon + 1).trim()
  if (!/^0x[0-9a-fA-F]{40}$/.test(bare)) return stop(shapeProblem(bare, context.known))
  const hasCase = /[a-f]/.test(bare.slice(2)) && /[A-F]/.test(bare.slice(2))
  if (hasCase && !isAddress(bare)) return stop({ level: 'stop', field, code: 'addressChecksum' })
  const address = getAddress(bare)
  if (prefix !== undefined && !context.prefixes.includes(prefix.toLowerCase())) {
    return stop({ level: 'stop', field, code: 'addressOtherChain', prefix }, address)
  }
  return { address, problem: placeProblem(address, context) }
}

/** What is wrong with the shape of an address. */
function shapeProblem(bare: string, known: KnownPeople): PayrollProblem {
  const field = 'address'
  if (/^0x[0-9a-fA-F]{39}$/.test(bare)) {
    return { level: 'stop', field, code: 'addressOneMissing', fits: known.withOneMore(bare) }
  }
  const characters = bare.replace(/^0x/i, '').length
  return { level: 'stop', field, code: 'addressShape', characters }
}

/** What is wrong with paying this very address. */
function placeProblem(address: Address, context: AddressContext): PayrollProblem | undefined {
  const field = 'address'
  if (address === zeroAddress) return { level: 'stop', field, code: 'addressZero' }
  const lower = address.toLowerCase()
  if (lower === context.account.toLowerCase()) return { level: 'stop', field, code: 'addressOwn' }
  const token = context.tokens.find((one) => one.address?.toLowerCase() === lower)
  if (token) return { level: 'stop', field, code: 'addressToken', symbol: token.symbol }
  const [alike] = context.known.alike(address)
  if (alike === undefined) return undefined
  const { name } = context.known.find(alike) ?? {}
  return { level: 'stop', field, code: 'lookAlike', alike, name }
}
