import { getExplorerUrl } from '@ghost-pay/chains/explorer'

import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { CheckIcon, StopIcon } from '../../../components/icons.tsx'
import { accountSafety } from '../../../data/accountSafety.ts'
import { safetyCopy } from '../../../data/safetyCopy.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { textOf } from '../../../text/textOf.ts'

import './OverviewView.css'

const text = textOf(safetyCopy)

/** Beside the owners: who else may move the money of an account, and whose code it runs. */
export function Safety({ account }: { account: SharedAccount }) {
  const { nameOf } = useAddressBook()
  const facts = accountSafety(account.onChain, account.info)
  if (facts.length === 0) return null
  return (
    <section className="gp-stack-tight">
      <h2>{text('safety.title')}</h2>
      {account.onChain === undefined && <p className="gp-soft">{text('safety.claimed')}</p>}
      <ul className="gp-safety">
        {facts.map(({ tone, sentence, detail, addresses }) => (
          <li key={sentence[0]} data-tone={tone}>
            {tone === 'fine' ? <CheckIcon /> : <StopIcon />}
            <div className="gp-stack-tight">
              <p>
                {text(...sentence)}
                {detail !== undefined && <span className="gp-soft"> {text(...detail)}</span>}
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
