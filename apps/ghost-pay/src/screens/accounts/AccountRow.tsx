import {
  getBalancesQueryOptions,
  getSafeInfoQueryOptions,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Chain } from 'wagmi/chains'

import { namedChains } from '../../chains.ts'
import { AccountAvatar } from '../../components/AccountAvatar.tsx'
import { AddressName } from '../../components/AddressName.tsx'
import { Amount } from '../../components/Amount.tsx'
import { Row } from '../../components/Row.tsx'
import { formatAccountId } from '../../data/accountId.ts'

export type AccountRowProps = { chain: Chain; address: Address }

/** One account of the list: its name, how many of how many must sign, what it holds of the chain's currency. */
export function AccountRow({ chain, address }: AccountRowProps) {
  const client = useGateway()
  const safe = { chainId: chain.id, address }
  const info = useQuery(getSafeInfoQueryOptions(client, safe))
  const balances = useQuery(getBalancesQueryOptions(client, safe))
  const native = balances.data?.items.find(({ tokenInfo }) => tokenInfo.type === 'NATIVE_TOKEN')
  return (
    <Row
      to={`/a/${formatAccountId(safe, namedChains)}`}
      icon={<AccountAvatar address={address} size={32} />}
      title={<AddressName address={address} />}
      detail={
        info.data === undefined
          ? chain.name
          : `${chain.name} · ${info.data.threshold} of ${info.data.owners.length} sign`
      }
      figure={
        <Amount
          value={native?.balance}
          decimals={chain.nativeCurrency.decimals}
          symbol={chain.nativeCurrency.symbol}
        />
      }
    />
  )
}
