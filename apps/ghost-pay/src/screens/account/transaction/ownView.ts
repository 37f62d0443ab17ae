import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { type KnownToken, safeTxHash } from '@ghost-pay/safe-protocol'
import type { Address } from 'viem'

import type { SharedAccount } from '../../../data/SharedAccount.ts'
import type { SignableTransaction } from '../../../data/verifyBeforeSigning.ts'
import { contradicts, type SignableView, viewSignable } from '../../../data/viewSignable.ts'

/** A transaction as it would be signed, and what speaks against signing it. */
export type OwnView = {
  signable: SignableTransaction
  view: SignableView
  /** The fields that the gateway shows give another hash than the one it asks to sign. */
  isTampered: boolean
  /** What the gateway says about it is not what it does. */
  isMisdescribed: boolean
  /** Something that has to be known first is still being asked. */
  isPending: boolean
}

export type OwnViewParameters = {
  account: Pick<SharedAccount, 'chain'>
  details: TransactionDetails
  signable: SignableTransaction
  /** The token that moves, as the chain tells it. */
  token?: KnownToken | undefined
  isPending?: boolean | undefined
  nameOf: (address: Address) => string | undefined
}

/** Reads a transaction of the gateway by its own bytes, and compares that with what the gateway says of it. */
export function ownView({
  account,
  details,
  signable,
  token,
  isPending = false,
  nameOf,
}: OwnViewParameters): OwnView {
  const view = viewSignable(signable, {
    currency: account.chain.nativeCurrency,
    tokens: token === undefined ? [] : [token],
    nameOf,
  })
  const execution = details.detailedExecutionInfo
  return {
    signable,
    view,
    isTampered: execution?.type === 'MULTISIG' && execution.safeTxHash !== safeTxHash(signable),
    isMisdescribed: contradicts(details.txInfo, view),
    isPending,
  }
}
