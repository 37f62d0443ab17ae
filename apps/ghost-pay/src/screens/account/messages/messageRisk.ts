import type { Address } from 'viem'
import { readPolicy } from '@ghost-pay/payments/policy'
import { describeMessage, type KnownToken, type MessageDescription } from '@ghost-pay/safe-protocol'

import { descriptionWords } from '../../../data/descriptionWords.ts'
import type { MessageData } from '../../../data/messages/SignableMessage.ts'

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
    ...descriptionWords,
  })
  const chainId = typeof message === 'string' ? undefined : message.domain?.['chainId']
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
    isUnknownForm:
      action.kind === 'typedData' &&
      readPolicy(message, { chainId: Number(chainId), account: safe }) === undefined,
    chainId:
      typeof chainId === 'string' || typeof chainId === 'number'
        ? String(Number(chainId))
        : undefined,
  }
}
