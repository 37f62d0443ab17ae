'use client'

import { useQuery } from '@tanstack/react-query'
import { useChains, useConfig, useConnection } from 'wagmi'

import { useText } from '../context/useText.ts'
import { shortAddress } from '../format/shortAddress.ts'
import type { AccountKind } from './accountKind.ts'
import { readAccountKind } from './readAccountKind.ts'

/** What kind of account the connected one is, once its chain has said so (behaviour/account-modal#kind). */
export function AccountKindLine() {
  const config = useConfig()
  const chains = useChains()
  const { address, chainId } = useConnection()
  const { data: kind } = useQuery({
    queryKey: ['connect-kit', 'account-kind', chainId, address],
    queryFn: () => address && readAccountKind(config.getClient({ chainId }), address),
    enabled: address !== undefined && chains.some(({ id }) => id === chainId),
    staleTime: 60_000,
    retry: 1,
    throwOnError: false,
  })
  return kind && <AccountKindView kind={kind} />
}

/** One quiet line: what runs this account beside a key. */
export function AccountKindView({ kind }: { kind: AccountKind }) {
  const text = useText()
  switch (kind.kind) {
    case 'safe': {
      const { threshold, owners } = kind
      return <p className="ck-kind">{text('account.safe', { threshold, owners })}</p>
    }
    case 'delegated':
      return (
        <p className="ck-kind" title={kind.to}>
          {text('account.delegated', { address: shortAddress(kind.to) })}
        </p>
      )
    case 'contract':
      return <p className="ck-kind">{text('account.contract')}</p>
  }
}
