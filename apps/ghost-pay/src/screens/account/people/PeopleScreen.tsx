import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Address, getAddress } from 'viem'
import { useConfig } from 'wagmi'
import { useGateway } from '@ghost-pay/gateway-client/react'
import {
  applyImport,
  byName,
  formatContactsTable,
  formatSafeFile,
} from '@ghost-pay/payments/people'
import { paidTotals } from '@ghost-pay/safe-account/history'

import { useSharedAccount } from '../../../account/SharedAccount.ts'
import { useTokensOnChain } from '../../../account/useTokensOnChain.ts'
import { chains } from '../../../chains.ts'
import { Columns } from '../../../components/Columns.tsx'
import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { isGatewayHere } from '../../../gateway/place.ts'
import { balancesQuery } from '../../../money/balancesQuery.ts'
import { saveFile } from '../../../page/saveFile.ts'
import { chainsBy } from '../../../people/readRecipientOf.ts'
import { usePayees } from '../../../people/usePayees.ts'
import { changePeople, keepPerson, usePeople } from '../../../people/usePeople.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { assetsOf, ownAssets } from '../pay/assetsOf.ts'
import { groupLines, useOpenPayroll, usePayrollDraft } from '../pay/payroll/usePayrollDraft.ts'
import { ImportPanel } from './ImportPanel.tsx'
import { OwnCard, signContactCard } from './OwnCard.tsx'
import { text } from './peopleCopy.ts'
import { LastPaid, PeopleView } from './PeopleView.tsx'
import { PersonForm } from './PersonForm.tsx'

type Panel =
  | { kind: 'none' }
  | { kind: 'import'; text: string }
  | { kind: 'edit'; address: Address | undefined }

/** Everybody whom this browser knows by name, with what the account has paid them. */
export function PeopleScreen() {
  useTitle(text('people.title'))
  const account = useSharedAccount()
  const { chainId, address, chain, viewer } = account
  const client = useGateway()
  const config = useConfig()
  const people = usePeople()
  const payees = usePayees(account)
  // The page itself has read the newest blocks alone: sums of a part would look like all.
  const paid = isGatewayHere ? undefined : payees.data && paidTotals(payees.data.payments)
  const balances = useQuery(balancesQuery(client, { chainId, address }))
  const listed = assetsOf(chain, balances.data?.items)
  const moved = new Set(payees.data?.payments.map(({ token }) => token?.toLowerCase()))
  // What was paid in all is told in the units of each token.
  const { tokens } = useTokensOnChain(
    chainId,
    listed.flatMap(({ token, doubt }) =>
      token !== undefined && doubt === undefined && moved.has(token.toLowerCase()) ? [token] : [],
    ),
  )
  const [payroll] = usePayrollDraft(account)
  const openPayroll = useOpenPayroll(account)
  const [panel, setPanel] = useState<Panel>({ kind: 'none' })
  const close = () => setPanel({ kind: 'none' })

  return (
    <Screen>
      <Columns
        side={
          <>
            {paid && <LastPaid paid={paid} />}
            {viewer && (
              <OwnCard
                key={viewer}
                viewer={viewer}
                name={people.get(getAddress(viewer))?.name}
                sign={(name) => signContactCard(config, { name, address: viewer, chainId })}
              />
            )}
          </>
        }
      >
        <PeopleView
          people={people}
          paid={paid}
          isWhole={payees.data?.isWhole ?? false}
          assets={ownAssets(listed, tokens)}
          nameOfChain={(id) => chains.find((other) => other.id === id)?.name ?? String(id)}
          panel={
            panel.kind === 'import' ? (
              <ImportPanel
                people={people}
                text={panel.text}
                onChangeText={(text) => setPanel({ kind: 'import', text })}
                onTake={(chosen) => {
                  changePeople((all) => applyImport(all, chosen))
                  close()
                }}
                onCancel={close}
              />
            ) : panel.kind === 'edit' ? (
              <PersonForm
                key={panel.address}
                address={panel.address}
                people={people}
                chain={chain}
                chainOf={chainsBy(chains)}
                onSave={(person) => {
                  keepPerson(person)
                  close()
                }}
                onForget={(person) => {
                  keepPerson({ ...person, name: '' })
                  close()
                }}
                onCancel={close}
              />
            ) : null
          }
          history={<PaidHistory payees={payees} />}
          onAdd={() => setPanel({ kind: 'edit', address: undefined })}
          onImport={() => setPanel({ kind: 'import', text: '' })}
          onExport={(format) => {
            const all = byName(people)
            if (format === 'table') saveFile('people.csv', 'text/csv', formatContactsTable(all))
            else saveFile('people.json', 'application/json', formatSafeFile(all, chainId))
          }}
          pay={{
            chainId,
            replaces: payroll.text.trim() !== '',
            onPay: (group) => openPayroll(groupLines(group)),
          }}
          onEdit={(address) => {
            setPanel({ kind: 'edit', address })
            window.scrollTo({ top: 0 })
          }}
        />
      </Columns>
    </Screen>
  )
}

/** How reading whom the account has paid stands, when it has not been read. */
function PaidHistory({ payees }: { payees: ReturnType<typeof usePayees> }) {
  if (!isGatewayHere && payees.isSuccess) return null
  return (
    <p className="gp-soft gp-small gp-people-history">
      {text(isGatewayHere || payees.error ? 'people.here' : 'people.historyLoading')}
      {!isGatewayHere && <GatewayFailure query={payees} what={text('people.what')} />}
    </p>
  )
}
