import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { Link } from 'wouter'
import type { SafeOverview } from '@ghost-pay/gateway-client'

import { formatAccountId } from '../../account/accountId.ts'
import { chains } from '../../chains.ts'
import { AccountAvatar } from '../../components/AccountAvatar.tsx'
import { AddressBlock, GroupedAddress } from '../../components/AddressBlock.tsx'
import { Amount } from '../../components/Amount.tsx'
import { CopyButton } from '../../components/CopyButton.tsx'
import { FiatAmount } from '../../components/FiatAmount.tsx'
import { LinkRow } from '../../components/LinkRow.tsx'
import { Mark } from '../../components/Mark.tsx'
import { Source } from '../../components/Source.tsx'
import { shortAddress } from '../../format/shortAddress.ts'
import { currency } from '../../money/currency.ts'
import { useAddressBook } from '../../people/useAddressBook.ts'
import { type ArrangedAccount, waitingOf, worthOfAccount } from './accounts.ts'
import { text } from './accountsCopy.ts'

import './Accounts.css'

export type AccountRowProps = {
  account: ArrangedAccount
  /** What the gateway says; null where it says nothing, undefined while it has not. */
  overview?: SafeOverview | null | undefined
  /** It is in the watch list, and not the viewer's: its marks say so. */
  isForeign?: boolean | undefined
  /** What can be done with it, below its whole address. */
  actions?: ReactNode
}

/** One account: face, name, who must sign, what it holds, what waits; the whole address on demand. */
export function AccountRow({ account, overview, isForeign = false, actions }: AccountRowProps) {
  const { chain, address, listing, lookAlikes, onChain } = account
  const { nameOf, label } = useAddressBook()
  const name = nameOf(address)
  const called = label(address)
  const known = onChain?.status === 'account' ? onChain : undefined
  const path = `/a/${formatAccountId({ chainId: chain.id, address }, chains)}`
  const reason = reasonOf(listing, isForeign)
  const isSolid = isForeign ? known !== undefined : listing === 'own'
  return (
    <LinkRow
      className="gp-acct"
      isGhost={!isSolid}
      label={text('accounts.showAddress', { account: called })}
      tools={
        <span className="gp-acct-copy">
          <CopyButton text={address} label={text('accounts.copy', { account: called })} />
        </span>
      }
      marks={
        (reason !== undefined || lookAlikes.length > 0) && (
          <>
            {reason !== undefined && (
              <Mark tone={listing === 'unchecked' ? 'warning' : 'stop'}>{text(reason)}</Mark>
            )}
            {lookAlikes.length > 0 && (
              <Mark tone="stop">
                <LookAlike address={address} others={lookAlikes} />
              </Mark>
            )}
          </>
        )
      }
      more={
        <>
          <AddressBlock address={address} name={name} shape="account" chain={chain} />
          {actions !== undefined && <div className="gp-actions">{actions}</div>}
        </>
      }
    >
      <AccountAvatar address={address} size={40} shape="account" />
      <div className="gp-words">
        <span className="gp-acct-name">
          <Link href={path} className="gp-link-row-link" title={address}>
            {name ?? <span className="gp-mono">{called}</span>}
          </Link>
          {name !== undefined && (
            <Source source="device" title={text('accounts.named')}>
              <span className="gp-visually-hidden">{text('accounts.named')}</span>
            </Source>
          )}
        </span>
        <span className="gp-acct-facts gp-label-row gp-soft gp-small">
          {name !== undefined && (
            <span className="gp-mono gp-unbroken gp-acct-short">{shortAddress(address)}</span>
          )}
          {known !== undefined && (
            <Source source="chain">
              {text('accounts.signers', {
                threshold: known.threshold,
                owners: known.owners.length,
              })}
            </Source>
          )}
        </span>
        <Waiting overview={overview} path={path} />
      </div>
      <span className="gp-link-row-figure gp-figures">
        <FiatAmount value={worthOfAccount(account, overview)} currency={currency} />
        <Amount
          value={known?.balance}
          decimals={chain.nativeCurrency.decimals}
          symbol={chain.nativeCurrency.symbol}
        />
      </span>
    </LinkRow>
  )
}

/** What waits in an account, by the gateway's word: for the viewer it is a way to the inbox. */
function Waiting({ overview, path }: Pick<AccountRowProps, 'overview'> & { path: string }) {
  const waiting = waitingOf(overview)
  const { forViewer = 0, forOthers = 0 } = waiting ?? {}
  if (forViewer + forOthers === 0) return null
  return (
    <span className="gp-acct-waits">
      {forViewer > 0 && (
        <Link href={`${path}/queue`} className="gp-acct-chip">
          {text('accounts.forYou', { count: forViewer })}
        </Link>
      )}
      {forOthers > 0 && (
        <span className="gp-acct-chip" data-ghost="true">
          {text(waiting?.forViewer === undefined ? 'accounts.waiting' : 'accounts.forOthers', {
            count: forOthers,
          })}
        </span>
      )}
    </span>
  )
}

function reasonOf(listing: ArrangedAccount['listing'], isForeign: boolean) {
  if (listing === 'own') return undefined
  if (!isForeign) return `accounts.listing.${listing}` as const
  if (listing === 'foreign') return undefined
  return listing === 'none' ? 'accounts.watchedNone' : 'accounts.watchedUnchecked'
}

function LookAlike({ address, others }: { address: Address; others: readonly Address[] }) {
  const { label } = useAddressBook()
  const names = others.map(label).join(', ')
  return (
    <>
      {text('accounts.alike', { names })} <GroupedAddress address={address} />
    </>
  )
}
