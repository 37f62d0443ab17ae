import { allowanceModulesIn } from '@ghost-pay/safe-account'

import { useNow } from '../../../components/useNow.ts'
import { useSharedAccount } from '../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { useSpendingLimits } from '../../../data/useSpendingLimits.ts'
import { useTokensOnChain } from '../../../data/useTokensOnChain.ts'
import { idleInterval } from '../pollInterval.ts'
import { SpendingSection } from './SpendingSection.tsx'

/** What people may take by themselves, where the account has a module that allows it. */
export function Spending() {
  const { chainId, address: safe, chain, onChain } = useSharedAccount()
  const { nameOf } = useAddressBook()
  const now = useNow(60_000)
  const modules = allowanceModulesIn(onChain?.modules ?? [])
  const { limits, retry } = useSpendingLimits({
    chainId,
    safe,
    modules,
    refetchInterval: idleInterval,
  })
  const tokens = new Set(limits?.limits.flatMap(({ token }) => token ?? []))
  const { tokens: known, isPending } = useTokensOnChain(chainId, [...tokens])
  if (modules.length === 0) return null
  return (
    <SpendingSection
      // Without its decimals an amount is not shown.
      limits={isPending ? undefined : limits}
      currency={chain.nativeCurrency}
      tokens={known}
      nameOf={nameOf}
      now={now}
      onRetry={retry}
    />
  )
}
