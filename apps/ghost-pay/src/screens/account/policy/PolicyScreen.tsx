import { isAddressEqual } from 'viem'
import { useLocation } from 'wouter'
import { policyTypedData, type SpendPolicy } from '@ghost-pay/payments/policy'

import { type SharedAccount, useSharedAccount } from '../../../account/SharedAccount.ts'
import { Button } from '../../../components/Button.tsx'
import { isGoodOn } from '../../../people/addressBook.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { usePeople } from '../../../people/usePeople.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { OneMessage } from '../messages/OneMessage.tsx'
import { text as notes } from '../review/policyCopy.ts'
import { policySaid } from '../review/policySaid.ts'
import { useSpendPolicy } from '../review/useSpendPolicy.ts'
import { PolicyForm } from './PolicyForm.tsx'
import { text } from './policyPageCopy.ts'
import { PolicyView } from './PolicyView.tsx'
import { usePolicyDraft } from './usePolicyDraft.ts'
import { usePolicyUnits } from './usePolicyUnits.ts'

/** What the owners have agreed on, in words; a new policy is written here, and signed as a message of the account. */
export function PolicyScreen() {
  useTitle(text('policyPage.title'))
  const account = useSharedAccount()
  const { nameOf } = useAddressBook()
  const [, navigate] = useLocation()
  const { found, isError } = useSpendPolicy(account)
  const { current, kept, lapsed } = found ?? {}
  // A new one begins with what holds, or with what did.
  const base = current ?? lapsed
  const isReading = found === undefined && !isError
  const { isReading: isReadingUnits, ...units } = usePolicyUnits(account, base?.policy)
  const people = usePeopleToName(account, base?.policy)
  const { draft, written, isChanged, isUnasked, begin, change, keep, ready, back, drop } =
    usePolicyDraft(account, base, units)
  const said = policySaid({ found, isError, isUnasked: false })
  if (written !== undefined && !isChanged) {
    return (
      <Screen>
        <OneMessage
          account={account}
          message={policyTypedData(written)}
          received={undefined}
          head={
            <header className="gp-title-row">
              <h1>{text('policyPage.review')}</h1>
              <Button onPress={back}>{text('policyPage.change')}</Button>
            </header>
          }
          onSigned={(messageHash) => navigate(`${account.path}/messages/${messageHash}`)}
        />
      </Screen>
    )
  }
  return (
    <Screen>
      <PolicyView
        current={current && { ...current, signers: kept?.confirmations.length ?? 0 }}
        isReading={isReading}
        isWhole={found?.isWhole === true}
        notice={
          said !== undefined && !isReading && <p className="gp-soft gp-small">{notes(...said)}</p>
        }
        nameOf={nameOf}
        {...units}
        messagePath={`${account.path}/messages/${current?.messageHash ?? ''}`}
        // What could not be read in full would be replaced unread.
        canWrite={account.role === 'owner' && !isReadingUnits && found?.isWhole === true}
        onWrite={begin}
        form={
          draft === undefined ? null : (
            <PolicyForm
              form={draft.form}
              facts={{
                ...draft.units,
                chainId: account.chainId,
                account: account.address,
                current: draft.base,
              }}
              isLapsed={draft.base !== undefined && draft.base.messageHash === lapsed?.messageHash}
              changed={
                isChanged
                  ? {
                      // Its amounts are in units that are still being read.
                      onAnew: isReadingUnits ? undefined : begin,
                      onKeep: keep,
                    }
                  : undefined
              }
              isUnasked={isUnasked}
              people={people}
              peoplePath={`${account.path}/people`}
              onChange={change}
              onReady={(policy) => ready(policy)}
              onCancel={drop}
            />
          )
        }
      />
    </Screen>
  )
}

/** Whom a policy can name: who has a name on this device for this chain, and whom the policy of today names. */
function usePeopleToName({ chainId, address }: SharedAccount, policy: SpendPolicy | undefined) {
  const people = usePeople()
  // What the account pays itself does not leave it.
  const known = [...people.values()].filter(
    (person) => !isAddressEqual(person.address, address) && isGoodOn(person, chainId),
  )
  const strangers = (policy?.people ?? [])
    .filter((address) => known.every((person) => person.address !== address))
    .map((address) => ({ address, name: people.get(address)?.name ?? '' }))
  return [...known, ...strangers]
}
