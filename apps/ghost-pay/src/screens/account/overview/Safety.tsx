import { accountSafety, type SafetyFact } from '@ghost-pay/safe-account/checks'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { CheckIcon, StopIcon } from '../../../components/icons.tsx'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { safetyCopy, text } from './safetyCopy.ts'

import './OverviewView.css'

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
        {facts.map(({ tone, ...fact }) => (
          <li key={fact.kind} data-tone={tone}>
            {tone === 'fine' ? <CheckIcon /> : <StopIcon />}
            <div className="gp-stack-tight gp-fill">
              <p>
                {sayFact(fact)}
                {hasDetail(fact.kind) && (
                  <span className="gp-soft"> {text(`safety.${fact.kind}.text`)}</span>
                )}
              </p>
              {fact.addresses.map((address) => (
                <AddressBlock
                  key={address}
                  address={address}
                  name={nameOf(address)}
                  chain={account.chain}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function sayFact({ kind, addresses, version }: Omit<SafetyFact, 'tone'>): string {
  switch (kind) {
    case 'modules':
      return text('safety.modules', { count: addresses.length })
    case 'contractOfficial':
      return text('safety.contractOfficial', { version: version ?? '' })
    case 'outdated':
      return version === undefined
        ? text('safety.outdated.unknown')
        : text('safety.outdated', { version })
    default:
      return text(`safety.${kind}`)
  }
}

type WithDetail = keyof typeof safetyCopy extends infer Key
  ? Key extends `safety.${infer Kind}.text`
    ? Kind
    : never
  : never

const hasDetail = (kind: string): kind is WithDetail => `safety.${kind}.text` in safetyCopy
