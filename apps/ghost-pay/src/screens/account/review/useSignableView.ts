import type { SignableTransaction } from '@ghost-pay/safe-account'
import { tokensIn } from '@ghost-pay/safe-account/review'
import { type SignableView, viewSignable } from '@ghost-pay/safe-account/view'
import { describeTransaction } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { type TokensOnChain, useTokensOnChain } from '../../../account/useTokensOnChain.ts'
import { groupedNumber } from '../../../format/groupedNumber.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { idleInterval } from '../pollInterval.ts'

/** A transaction by its own bytes, with its tokens as the chain names them; no view while one of these is not known. */
export function useSignableView(
  { chainId, chain }: Pick<SharedAccount, 'chainId' | 'chain'>,
  signable: SignableTransaction | undefined,
): { view: SignableView | undefined; tokens: TokensOnChain } {
  const { nameOf } = useAddressBook()
  const asked = signable === undefined ? [] : tokensIn(describeTransaction(signable))
  // What is about to be signed pays what its tokens say now.
  const tokens = useTokensOnChain(chainId, asked, idleInterval)
  const view =
    signable === undefined || tokens.isPending || tokens.isNodeError
      ? undefined
      : viewSignable(signable, {
          currency: chain.nativeCurrency,
          tokens: tokens.tokens,
          nameOf,
          formatNumber: groupedNumber,
        })
  return { view, tokens }
}
