import { getExplorerUrl } from '@ghost-pay/chains/explorer'

import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { CheckIcon, StopIcon } from '../../../components/icons.tsx'
import { accountSafety } from '../../../data/accountSafety.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'

import './OverviewView.css'

/** Beside the owners: who else may move the money of an account, and whose code it runs. */
export function Safety({ account }: { account: SharedAccount }) {
  const { nameOf } = useAddressBook()
  const facts = accountSafety(account.onChain, account.info)
  if (facts.length === 0) return null
  return (
    <section className="gp-stack-tight">
      <h2>Besides the owners</h2>
      {account.onChain === undefined && (
        <p className="gp-soft">The node has not answered: this is the gateway’s word.</p>
      )}
      <ul className="gp-safety">
        {facts.map(({ tone, sentence, detail, addresses }) => (
          <li key={sentence} data-tone={tone}>
            {tone === 'fine' ? <CheckIcon /> : <StopIcon />}
            <div className="gp-stack-tight">
              <p>
                {sentence}
                {detail !== undefined && <span className="gp-soft"> {detail}</span>}
              </p>
              {addresses.map((address) => (
                <AddressBlock
                  key={address}
                  address={address}
                  name={nameOf(address)}
                  explorerUrl={getExplorerUrl({
                    chain: account.chain,
                    type: 'address',
                    value: address,
                  })}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
