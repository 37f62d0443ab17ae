import { useQueries } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { useLocation } from 'wouter'
import { isContractAt } from '@ghost-pay/safe-account'

import { chainClient } from '../../../chain/chainClient.ts'
import { useServedChains } from '../../../chain/useServedChains.ts'
import { chains } from '../../../chains.ts'
import { accountPlans, useAccountPlans } from '../../../kept/useAccountPlans.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { judgeNewAccount } from './judgeNewAccount.ts'
import { text } from './newAccountCopy.ts'
import { useNewAccountDraft } from './newAccountDraft.ts'
import { NewAccountForm } from './NewAccountForm.tsx'

/** Fills in a new account. It is looked over, and created, on the page of its plan. */
export function NewAccountScreen() {
  useTitle(text('newAccount.title'))
  const [, navigate] = useLocation()
  const { address: viewer } = useConnection()
  const { addressBook, setName } = useAddressBook()
  const plans = useAccountPlans()
  const { draft: kept, setDraft, clear } = useNewAccountDraft()
  const offered = useServedChains(true)
  // Where only one chain is offered, there is nothing to choose.
  const only = offered.length === 1 ? offered[0] : undefined
  const draft = kept.chainIds.length === 0 && only ? { ...kept, chainIds: [only.id] } : kept
  const judgement = judgeNewAccount(draft, {
    people: addressBook,
    chains,
    planned: plans.map(({ address }) => address),
  })
  const owners = judgement.owners.flatMap((one) => (one.status === 'owner' ? [one.address] : []))
  // Accounts have names as people have; only people are offered.
  const known = [...addressBook.keys()].slice(0, mostOffered)
  const contractOwners = useContractOwners([...new Set([...owners, ...known])], draft.chainIds)

  function proceed() {
    const { plan } = judgement
    if (plan === undefined) return
    if (draft.name.trim() !== '') setName(plan.address, draft.name)
    accountPlans.keep(plan)
    navigate(`/accounts/new/${plan.address}`)
  }

  return (
    <Screen>
      <div className="gp-stack-tight">
        <h1>{text('newAccount.title')}</h1>
        <p className="gp-soft">{text('newAccount.lead')}</p>
      </div>
      <NewAccountForm
        draft={draft}
        judgement={judgement}
        chains={offered}
        people={addressBook}
        contractOwners={contractOwners}
        viewer={viewer}
        onChange={setDraft}
        onClear={clear}
        onContinue={proceed}
      />
    </Screen>
  )
}

/** How many names are looked at for people to offer. */
const mostOffered = 12

/** Which of the owners are contracts on one of the chains. A node that does not answer says nothing here; it is asked again later. */
function useContractOwners(owners: readonly Address[], chainIds: readonly number[]): Address[] {
  const config = useConfig()
  const pairs = chainIds.flatMap((chainId) => owners.map((owner) => ({ chainId, owner })))
  return useQueries({
    queries: pairs.map(({ chainId, owner }) => ({
      queryKey: ['is-contract', chainId, owner],
      queryFn: () => isContractAt(chainClient(config, chainId), { address: owner }),
      staleTime: Infinity,
      retry: false,
    })),
    combine: (answers) =>
      pairs.flatMap(({ owner }, at) => (answers[at]?.data === true ? [owner] : [])),
  })
}
