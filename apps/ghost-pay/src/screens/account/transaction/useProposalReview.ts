import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { tokensIn } from '@ghost-pay/safe-account/review'
import { describeInfo } from '@ghost-pay/safe-account/view'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { useAccountOnChain } from '../../../account/useAccountFacts.ts'
import { useTokensOnChain } from '../../../account/useTokensOnChain.ts'
import { useTakenNonces } from '../../../transactions/useTakenNonces.ts'
import { idleInterval, pollInterval } from '../pollInterval.ts'
import { bothReadings } from '../review/bothReadings.ts'
import { useReviewFacts } from '../review/useReviewFacts.ts'
import type { OwnTransaction } from './useOwnTransaction.ts'

/**
 * Asks everybody about a transaction that waits, as about a new one.
 *
 * @param readAt when the gateway said it, in milliseconds since 1970
 * @param isOnce it is not the only thing on the screen: nothing is asked again by itself
 * @returns undefined for what cannot be signed any more, or cannot be read
 */
export function useProposalReview(
  account: SharedAccount,
  details: TransactionDetails,
  { own: read, truth }: OwnTransaction,
  readAt: number,
  isOnce = false,
) {
  const own = truth.isOpen ? read : undefined
  const onChain = useAccountOnChain(account, isOnce ? idleInterval : pollInterval)
  const taken = useTakenNonces(account)
  const tokens = useTokensOnChain(
    account.chainId,
    own === undefined ? [] : tokensIn(own.view),
    isOnce ? undefined : idleInterval,
  )
  const transfer = details.txInfo.type === 'Transfer' ? details.txInfo.transferInfo : undefined
  const currency = account.chain.nativeCurrency
  const readings = own === undefined ? [] : bothReadings({ details, own, currency })
  const asked = useReviewFacts({
    account,
    signable: own?.signable,
    view: own?.view,
    isPending: own?.isPending,
    tokens,
    onChain,
    taken,
    isOnce,
    listed: {
      readings,
      tokenDifferences: own?.tokenDifferences ?? [],
      claimedDecimals: transfer?.type === 'ERC20' ? (transfer.decimals ?? undefined) : undefined,
      time: readAt,
      said: describeInfo(details.txInfo),
    },
  })
  return own && { ...asked, signable: own.signable, view: own.view, tokens: tokens.tokens }
}
