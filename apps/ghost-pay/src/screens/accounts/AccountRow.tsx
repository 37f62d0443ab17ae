import type { Address } from 'viem'
import type { Chain } from '@ghost-pay/chains'
import type { SafeOverview } from '@ghost-pay/gateway-client'

import { chains } from '../../chains.ts'
import { AccountAvatar } from '../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../components/AddressBlock.tsx'
import { AddressName } from '../../components/AddressName.tsx'
import { Amount } from '../../components/Amount.tsx'
import { Mark } from '../../components/Mark.tsx'
import { Row } from '../../components/Row.tsx'
import { formatAccountId } from '../../data/accountId.ts'
import type { ListedAccount, Listing } from '../../data/accountListing.ts'

export type AccountRowProps = {
  chain: Chain
  address: Address
  listing: Listing
  /** What the chain says; undefined where the node has not answered. */
  onChain: ListedAccount | undefined
  /** What the gateway says; null or undefined where it says nothing. */
  overview?: SafeOverview | null | undefined
  /** Other addresses of the list, or names of this browser, that look like this one. */
  lookAlikes: readonly Address[]
}

const reasons: Record<Exclude<Listing, 'own'>, string> = {
  foreign: 'The gateway lists it as yours. The chain names other owners.',
  none: 'The gateway lists it as yours. The chain has no account at this address.',
  unchecked: 'The gateway lists it as yours. Nobody has checked that.',
}

/** One account of the list: its name, how many of how many must sign, what it holds, and its warnings. */
export function AccountRow(props: AccountRowProps) {
  const { chain, address, listing, onChain, overview, lookAlikes } = props
  const account = onChain?.status === 'account' ? onChain : undefined
  const queued = overview?.queued ?? 0
  return (
    <Row
      to={`/a/${formatAccountId({ chainId: chain.id, address }, chains)}`}
      icon={<AccountAvatar address={address} size={32} shape="account" />}
      title={<AddressName address={address} />}
      detail={
        <>
          {chain.name}
          {account !== undefined && ` · ${account.threshold} of ${account.owners.length} sign`}
          {queued > 0 && ` · ${queued} in the queue, says the gateway`}
        </>
      }
      marks={
        listing === 'own' && lookAlikes.length === 0 ? undefined : (
          <>
            {listing !== 'own' && (
              <Mark tone={listing === 'unchecked' ? 'warning' : 'stop'}>{reasons[listing]}</Mark>
            )}
            {lookAlikes.length > 0 && (
              <Mark tone="stop">
                Looks like{' '}
                {lookAlikes.map((other, index) => (
                  <span key={other}>
                    {index > 0 && ', '}
                    <AddressName address={other} />
                  </span>
                ))}{' '}
                and is another address. Compare all of it: <GroupedAddress address={address} />
              </Mark>
            )}
          </>
        )
      }
      figure={
        <Amount
          value={account?.balance}
          decimals={chain.nativeCurrency.decimals}
          symbol={chain.nativeCurrency.symbol}
        />
      }
    />
  )
}
