'use client'

import { useQuery } from '@tanstack/react-query'
import { useChains, useConfig, useConnection } from 'wagmi'

import { useText } from '../context/useText.ts'
import { shortAddress } from '../format/shortAddress.ts'
import { ownQuery } from '../platform/ownQuery.ts'
import type { AccountKind } from './accountKind.ts'
import { readAccountKind } from './readAccountKind.ts'

/** What kind of account the connected one is, once its chain has said so (behaviour/account-modal#kind). */
export function AccountKindLine() {
  const config = useConfig()
  const chains = useChains()
  const { address, chainId } = useConnection()
  const { data: kind } = useQuery({
    ...ownQuery({
      ask: async () => (address ? readAccountKind(config.getClient({ chainId }), address) : null),
      tries: 2,
      holds: 60_000,
      read: (kind) => kind,
    }),
    queryKey: ['connect-kit', 'account-kind', chainId, address],
    enabled: address !== undefined && chains.some(({ id }) => id === chainId),
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
