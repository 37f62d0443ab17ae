import {
  type AbiParameter,
  type Address,
  decodeAbiParameters,
  encodeAbiParameters,
  getAddress,
  type Hex,
  isHex,
} from 'viem'

/** What runs an account beside a key. An account of a plain key has none of it. */
export type AccountKind =
  | { kind: 'safe'; threshold: number; owners: number }
  /** The key's account runs the code of another one (EIP-7702). */
  | { kind: 'delegated'; to: Address }
  | { kind: 'contract' }

/** What the code of an account answered, as the node sent it. Absent where it refused or said nothing. */
export type SafeAnswers = {
  threshold?: Hex | undefined
  owners?: Hex | undefined
  version?: Hex | undefined
}

/** An answer with more owners than this is not treated as a Safe. */
const mostOwners = 100
/** Hexadecimal digits of the longest answer that is looked at: place, length and each owner, of 32 bytes each. */
const longestAnswer = 2 + 64 * (2 + mostOwners)
/** The contract uses this address as the first entry of its list of owners. It is never an owner. */
const sentinel = `0x${'1'.padStart(40, '0')}`

/** The code of an account that runs another's: three bytes of sign and the address (EIP-7702). */
const delegation = /^0xef0100([0-9a-f]{40})$/i

/**
 * What kind of account it is, by its code and what that answered (behaviour/account-modal#kind). Any contract can answer as a Safe
 * does: what is said is what the account says of itself.
 *
 * @param code undefined where there is none
 * @param answers what that answered; none, until it was asked
 * @returns undefined for an account of a plain key
 */
export function accountKind(
  code: Hex | undefined,
  answers: SafeAnswers = {},
): AccountKind | undefined {
  if (!isHex(code) || code === '0x') return undefined
  const [, to] = delegation.exec(code) ?? []
  if (to) return { kind: 'delegated', to: getAddress(`0x${to}`) }
  return safeOf(answers) ?? { kind: 'contract' }
}

/** What an account says that answers all three questions as a Safe does. */
function safeOf({ threshold, owners, version }: SafeAnswers): AccountKind | undefined {
  const needed = read<bigint>(threshold, 'uint256')
  const all = read<readonly Address[]>(owners, 'address[]')
  if (needed === undefined || !all || !isVersion(read<string>(version, 'string'))) return undefined
  const isList =
    all.length <= mostOwners &&
    new Set(all).size === all.length &&
    !all.some((owner) => owner === sentinel || BigInt(owner) === 0n)
  return isList && needed > 0n && needed <= all.length
    ? { kind: 'safe', threshold: Number(needed), owners: all.length }
    : undefined
}

/** `1.4.1`, `1.3.0+L2` */
function isVersion(text: string | undefined): boolean {
  return text !== undefined && /^\d{1,3}\.\d{1,3}\.\d{1,3}(?:\+\w{1,8})?$/.test(text)
}

/** The one value of an answer that is written as the compiler of contracts writes it, and in no other way. */
function read<value>(answer: Hex | undefined, type: string): value | undefined {
  if (!isHex(answer) || answer.length > longestAnswer) return undefined
  const parameters: AbiParameter[] = [{ type }]
  try {
    const values = decodeAbiParameters(parameters, answer)
    if (encodeAbiParameters(parameters, values) !== answer.toLowerCase()) return undefined
    return values[0] as value
  } catch {
    return undefined
  }
}
