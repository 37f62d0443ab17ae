import { useState } from 'react'
import type { AccountFacts } from '@ghost-pay/safe-account'

import { chains } from '../../../chains.ts'
import { Button } from '../../../components/Button.tsx'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAccountFacts } from '../../../data/useAccountFacts.ts'
import { text } from './requestsCopy.ts'

/** Where else the address of an account is one, asked of each network when the person wants to know (behaviour/requests#only-here). */
export function Elsewhere({ account }: { account: SharedAccount }) {
  const [isAsked, setAsked] = useState(false)
  const others = chains.filter(({ id }) => id !== account.chainId)
  if (others.length === 0) return null
  return (
    <div className="gp-stack-tight">
      <h3>{text('receive.elsewhere')}</h3>
      {isAsked ? (
        <ul className="gp-list gp-receive-chains">
          {others.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <OnChain
                chainId={id}
                address={account.address}
                owners={account.onChain?.owners ?? []}
              />
            </li>
          ))}
        </ul>
      ) : (
        <div>
          <Button onPress={() => setAsked(true)}>{text('receive.ask')}</Button>
        </div>
      )}
    </div>
  )
}

type OnChainProps = Pick<SharedAccount, 'chainId' | 'address'> & Pick<AccountFacts, 'owners'>

/** What one other network says of the address. */
function OnChain({ chainId, address, owners }: OnChainProps) {
  const { data, isError } = useAccountFacts({ chainId, address }, 600_000)
  const there = data?.status === 'account' ? data.facts.owners : undefined
  const isSame =
    there !== undefined &&
    there.length === owners.length &&
    there.every((owner) => owners.includes(owner))
  return (
    <span className="gp-soft gp-small">
      {isError
        ? text('receive.silent')
        : data === undefined
          ? text('receive.asking')
          : there === undefined
            ? text('receive.nothing')
            : text(isSame ? 'receive.same' : 'receive.other')}
    </span>
  )
}
