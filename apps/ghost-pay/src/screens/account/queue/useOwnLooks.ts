import { lineBeforeIn, type Proposal, twinsOf } from '@ghost-pay/safe-account/queue'
import { amountsOf } from '@ghost-pay/safe-account/view'

import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { useRehearsals } from '../../../data/useRehearsal.ts'
import type { Said } from '../../../text/Said.ts'
import { policyWord } from '../inplace/policyWord.ts'
import { useKnownAddresses } from '../pay/useKnownAddresses.ts'
import { text as sayPolicy } from '../review/policyCopy.ts'
import { rehearsalWord } from '../review/rehearsalWord.ts'
import { rehearsalCheck } from '../review/reviewChecks.ts'
import { sayFindings } from '../review/sayFindings.ts'
import { toAsked } from '../review/toAsked.ts'
import { useEachHeldAgainst, useSpendPolicy } from '../review/useSpendPolicy.ts'
import type { inboxCopy } from './inboxCopy.ts'
import { foreseenLook, ownLook } from './ownLook.ts'

/** How many trial runs a list makes: each is a question to the node. */
const mostTrials = 20

/** Why each of these proposals is opened by itself, by the transaction's id; without an entry for what can be among several. */
export function useOwnLooks(
  account: SharedAccount,
  proposals: readonly Proposal[],
): ReadonlyMap<string, Said<typeof inboxCopy>> {
  const { label } = useAddressBook()
  const addresses = useKnownAddresses(account, account.onChain)
  const twins = twinsOf(proposals)
  const looks = new Map<string, Said<typeof inboxCopy>>()
  for (const proposal of proposals) {
    const { id } = proposal.transaction
    const look = ownLook(proposal, {
      ...addresses,
      twin: twins.get(id),
      nameOf: label,
    })
    if (look !== undefined) looks.set(id, look)
  }
  const others = proposals.filter(({ transaction }) => !looks.has(transaction.id))
  for (const [id, look] of useForeseen(account, proposals, others)) looks.set(id, look)
  return looks
}

/** What the policy of the owners and trial runs say of some proposals of a list. */
function useForeseen(
  account: SharedAccount,
  proposals: readonly Proposal[],
  some: readonly Proposal[],
): readonly (readonly [id: string, look: Said<typeof inboxCopy>])[] {
  const { onChain, role, address: safe, chain } = account
  const { label } = useAddressBook()
  const { found, isError } = useSpendPolicy(account)
  const held = useEachHeldAgainst(
    account,
    found,
    some.map(({ check }) => check?.signable),
  )
  const tried = role === 'owner' ? some.slice(0, mostTrials) : []
  const trials = useRehearsals(
    tried.map(({ nonce, check }) => {
      const line = onChain && lineBeforeIn(proposals, nonce, onChain.nonce)
      const signable = check?.signable
      return signable && line && { signable, line }
    }),
    onChain?.owners[0],
  )
  return some.flatMap(({ transaction: { id }, nonce, view }, index) => {
    if (view === undefined) return []
    const { findings, isAdding } = held[index] ?? { findings: [], isAdding: false }
    const [broken] = sayFindings(
      findings.filter(({ rule }) => rule !== 'spentUnknown' && rule !== 'notOnlyPayments'),
      { tokens: tokensOf(view), currency: chain.nativeCurrency, nameOf: label },
    ).shown
    const trial = trials[index]
    const isNext = nonce === onChain?.nonce
    const look = foreseenLook({
      policy: policyWord({ found, isError, isRead: true, isAdding, findings }),
      breach: broken && sayPolicy(...broken),
      trial:
        trial &&
        rehearsalCheck(toAsked(trial, (value) => rehearsalWord(value, view, { safe, isNext }))),
    })
    return look === undefined ? [] : [[id, look] as const]
  })
}

/** The tokens that a proposal pays, as the chain describes them. */
const tokensOf = (view: NonNullable<Proposal['view']>) =>
  amountsOf(view).flatMap(({ token, symbol, decimals }) =>
    token === undefined ? [] : [{ address: token, symbol, decimals }],
  )
