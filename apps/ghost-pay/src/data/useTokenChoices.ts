import { useMemo, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { storedList } from '@ghost-pay/safe-account/store'

import { browserStore } from './browserStore.ts'
import { chooseToken, readTokenChoice, type TokenChoice } from './tokenChoices.ts'

const list = storedList(browserStore('ghost-pay.tokens.v1'), readTokenChoice)

/** Chooses for a token of a chain, in this browser alone; undefined takes it back. */
export function keepTokenChoice(
  token: Omit<TokenChoice, 'choice'>,
  choice: TokenChoice['choice'] | undefined,
): void {
  list.change((all) => chooseToken(all, token, choice))
}

/** What was chosen for tokens of a chain, by their address; every tab follows. */
export function useTokenChoices(chainId: number): ReadonlyMap<Address, TokenChoice['choice']> {
  const all = useSyncExternalStore(list.subscribe, list.read)
  return useMemo(
    () =>
      new Map(
        all.flatMap((one) => (one.chainId === chainId ? [[one.address, one.choice] as const] : [])),
      ),
    [all, chainId],
  )
}
