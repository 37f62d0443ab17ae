import type { Address } from 'viem'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import {
  type CallDifference,
  contradicts,
  decodedDifferences,
} from '@ghost-pay/safe-account/checks'
import { compareToken, tokenAt, type TokenDifference } from '@ghost-pay/safe-account/tokens'
import { type SignableView, viewSignable } from '@ghost-pay/safe-account/view'
import { type KnownToken, safeTxHash } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { groupedNumber } from '../../../format/groupedNumber.ts'

/** A transaction as it would be signed, and the reasons not to sign it. */
export type OwnView = {
  signable: SignableTransaction
  view: SignableView
  /** The fields that the gateway shows give another hash than the one it asks to sign. */
  isTampered: boolean
  /** What the gateway says about it is not what it does. */
  isMisdescribed: boolean
  /** Which calls the gateway has read as others than they are. */
  misread: readonly CallDifference[]
  /** The reader's name of an address. */
  nameOf: (address: Address) => string | undefined
  /** Where gateway and chain differ about its token, in sentences. */
  tokenDifferences: readonly TokenDifference[]
  isPending: boolean
}

export type OwnViewParameters = {
  account: Pick<SharedAccount, 'chain'>
  details: TransactionDetails
  signable: SignableTransaction
  /** The tokens that it is about, as the chain names them. */
  tokens?: readonly KnownToken[] | undefined
  isPending?: boolean | undefined
  nameOf: (address: Address) => string | undefined
}

/** Reads a transaction of the gateway by its own bytes, and compares that with what the gateway says of it. */
export function ownView(parameters: OwnViewParameters): OwnView {
  const { account, details, signable, tokens = [], isPending = false, nameOf } = parameters
  const view = viewSignable(signable, {
    currency: account.chain.nativeCurrency,
    tokens,
    nameOf,
    formatNumber: groupedNumber,
  })
  const execution = details.detailedExecutionInfo
  const misread = decodedDifferences(details, signable)
  return {
    signable,
    // While the chain is asked about a token, there is no warning that it is not known.
    view: isPending
      ? { ...view, warnings: view.warnings.filter(({ code }) => code !== 'unknownToken') }
      : view,
    isTampered: execution?.type === 'MULTISIG' && execution.safeTxHash !== safeTxHash(signable),
    isMisdescribed: contradicts(details.txInfo, signable, view.action) || misread.length > 0,
    misread,
    nameOf,
    tokenDifferences: tokenDifferencesOf(details, tokens),
    isPending,
  }
}

/** What the gateway says of the owners’ part in it; undefined for what no owners sign. */
export const executionOf = ({
  detailedExecutionInfo: info,
}: Pick<Partial<TransactionDetails>, 'detailedExecutionInfo'>) =>
  info?.type === 'MULTISIG' ? info : undefined

/** What the gateway says of the token that moves, beside what its contract says. */
export function tokenDifferencesOf(
  { txInfo }: Pick<TransactionDetails, 'txInfo'>,
  tokens: readonly KnownToken[],
): readonly TokenDifference[] {
  if (txInfo.type !== 'Transfer' || txInfo.transferInfo.type !== 'ERC20') return []
  const { tokenAddress, tokenSymbol, decimals } = txInfo.transferInfo
  const token = tokenAt(tokens, tokenAddress)
  if (token === undefined || tokenSymbol === null || decimals === null) return []
  return compareToken({ symbol: tokenSymbol, decimals }, token)
}
