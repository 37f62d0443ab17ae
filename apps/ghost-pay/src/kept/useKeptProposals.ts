import { useMemo } from 'react'
import { type Address, type Hash, type Hex, isAddressEqual } from 'viem'
import type { Proposal } from '@ghost-pay/payments/cosign'
import {
  type AccountId,
  dropProposal,
  findProposal,
  keepProposal,
  type KeptProposal,
  type ProposalName,
  readKeptProposal,
  storedList,
  withSignatures,
} from '@ghost-pay/safe-account/store'

import { browserStore } from './browserStore.ts'
import { useKept } from './useKept.ts'

const list = storedList(browserStore('ghost-pay.proposals.v1'), readKeptProposal)

/** What is kept; it may be read and changed when nothing is drawn any more. */
export const keptProposals = {
  /** Those of an account, the newest last. */
  of: (account: AccountId): readonly KeptProposal[] => list.read().filter(isOf(account)),
  find: (name: ProposalName): KeptProposal | undefined => findProposal(list.read(), name),
  /**
   * Keeps a proposal in the place of what is kept of it.
   *
   * @returns false when there is no room for it
   */
  keep: (proposal: Proposal): boolean => {
    list.change((all) => {
      const executed = findProposal(all, proposal)?.executed
      return keepProposal(all, { proposal, changed: Date.now(), executed })
    })
    return findProposal(list.read(), proposal) !== undefined
  },
  /**
   * Adds signatures to what is kept, or keeps it with them.
   *
   * @param isInPassing true when the reader has not asked to keep it
   * @returns false when there is no room for it
   */
  sign: (
    proposal: Proposal,
    signatures: readonly { owner: Address; signature: Hex }[],
    isInPassing = false,
  ): boolean => {
    list.change((all) => {
      const kept = findProposal(all, proposal)
      const signed = withSignatures(kept?.proposal ?? proposal, signatures)
      const inPassing = isInPassing && (kept === undefined || kept.inPassing === true)
      return keepProposal(all, {
        proposal: signed,
        changed: Date.now(),
        executed: kept?.executed,
        ...(inPassing && { inPassing }),
      })
    })
    return findProposal(list.read(), proposal) !== undefined
  },
  /** @param executed the chain's transaction; undefined when the chain has it no more */
  executed: (name: ProposalName, executed: Hash | undefined): void => {
    list.change((all) => {
      const kept = findProposal(all, name)
      return kept === undefined ? all : keepProposal(all, { ...kept, executed })
    })
  },
  drop: (name: ProposalName): void => {
    list.change((all) => dropProposal(all, name))
  },
}

/** The proposals that this browser keeps of an account, the newest last; every tab follows. The same list until it changes. */
export function useKeptProposals({ chainId, address }: AccountId): readonly KeptProposal[] {
  const all = useAllKeptProposals()
  return useMemo(() => all.filter(isOf({ chainId, address })), [all, chainId, address])
}

const isOf =
  ({ chainId, address }: AccountId) =>
  ({ proposal }: KeptProposal): boolean =>
    proposal.chainId === chainId && isAddressEqual(proposal.safe, address)

/** All proposals that this browser keeps, the newest last. */
export const useAllKeptProposals = (): readonly KeptProposal[] => useKept(list)
