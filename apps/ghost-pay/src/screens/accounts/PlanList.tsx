import { Link } from 'wouter'
import type { AccountPlan } from '@ghost-pay/safe-account/creation'

import { AccountAvatar } from '../../components/AccountAvatar.tsx'
import { Source } from '../../components/Source.tsx'
import { useAddressBook } from '../../data/useAddressBook.ts'
import { shortAddress } from '../../format/shortAddress.ts'
import { text } from './accountsCopy.ts'

import '../../components/LinkRow.css'
import './Accounts.css'

export type PlanListProps = {
  plans: readonly AccountPlan[]
  nameOfChain: (chainId: number) => string
}

/** Accounts that are planned and not created: drawn as outlines. */
export function PlanList({ plans, nameOfChain }: PlanListProps) {
  const { nameOf } = useAddressBook()
  return (
    <section className="gp-stack-tight">
      <h2>{text('accounts.planned')}</h2>
      <p className="gp-soft gp-small">{text('accounts.plannedText')}</p>
      <ul className="gp-list">
        {plans.map(({ address, owners, threshold, chainIds }) => (
          <li key={address}>
            <div className="gp-link-row gp-acct" data-ghost="true">
              <AccountAvatar address={address} size={40} shape="account" />
              <div className="gp-link-row-words">
                <Link
                  href={`/accounts/new/${address}`}
                  className="gp-link-row-link"
                  title={address}
                >
                  {nameOf(address) ?? <span className="gp-mono">{shortAddress(address)}</span>}
                </Link>
                <span className="gp-soft gp-small">
                  {text('accounts.plan', {
                    threshold,
                    owners: owners.length,
                    chains: chainIds.map(nameOfChain).join(', '),
                  })}
                </span>
              </div>
              <Source source="device">{text('accounts.planGhost')}</Source>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
