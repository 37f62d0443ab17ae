import type { Address } from 'viem'
import { readPolicy } from '@ghost-pay/payments/policy'
import type { MessageData } from '@ghost-pay/safe-account/messages'
import { describeMessage, type KnownToken, type MessageDescription } from '@ghost-pay/safe-protocol'

import { groupedNumber } from '../../../format/groupedNumber.ts'

/** What a permission lets whom take. */
export type Permission = {
  spender: Address
  token: Address
  owner: Address
  /** Smallest units; undefined for all there is. */
  amount: bigint | undefined
}

/** What signing a message can cost. */
export type MessageRisk = {
  kind: MessageDescription['action']['kind']
  permissions: readonly Permission[]
  /** What else must not be missed; of a transaction of another account, its own. */
  warnings: MessageDescription['warnings']
  /** What it does in another account. */
  sentence: string | undefined
  /** Its form is not known here, so what it allows is not either. */
  isUnknownForm: boolean
  /** The chain that it names, where it names one. */
  chainId: string | undefined
}

/** From here on an amount means everything there is: permits are written with the largest number that fits. */
const everything = 1n << 159n

/** Looks at what a message allows (behaviour/messages#permissions). */
export function messageRisk(
  message: MessageData,
  {
    safe,
    tokens,
    nameOf,
  }: {
    safe: Address
    tokens: readonly KnownToken[]
    nameOf: (address: Address) => string | undefined
  },
): MessageRisk {
  const { action, warnings, sentence } = describeMessage({
    safe,
    message,
    tokens,
    nameOf,
    formatNumber: groupedNumber,
  })
  const chainId = typeof message === 'string' ? undefined : readId(message.domain?.['chainId'])
  return {
    kind: action.kind,
    permissions:
      action.kind === 'permit'
        ? action.permits.map(({ spender, token, owner, amount }) => ({
            spender,
            token,
            owner,
            amount: amount === undefined || amount >= everything ? undefined : amount,
          }))
        : [],
    // The permissions have sentences of their own.
    warnings: action.kind === 'permit' ? [] : warnings,
    sentence: action.kind === 'transaction' ? sentence : undefined,
    isUnknownForm: action.kind === 'typedData' && !isPolicy(message, { chainId, account: safe }),
    chainId: chainId?.toString(),
  }
}

/** An id of a chain as typed data has it: a number that was read exactly, or text, decimal or in hex. */
function readId(value: unknown): bigint | undefined {
  if (typeof value === 'string')
    return /^(\d{1,78}|0x[\da-f]{1,64})$/i.test(value) ? BigInt(value.toLowerCase()) : undefined
  return typeof value === 'bigint' || Number.isSafeInteger(value)
    ? BigInt(value as bigint | number) // one of the two, as was just asked
    : undefined
}

/** Whether a message is a spend policy of the account. No account is on a chain whose id is no exact number. */
function isPolicy(
  message: MessageData,
  { chainId, account }: { chainId: bigint | undefined; account: Address },
): boolean {
  if (chainId === undefined || chainId > Number.MAX_SAFE_INTEGER) return false
  return readPolicy(message, { chainId: Number(chainId), account }) !== undefined
}
