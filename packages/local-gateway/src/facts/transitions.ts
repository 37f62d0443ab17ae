import type { Fact } from './Fact.ts'
import { type Delegate, type Facts, type MessageRecord, noFacts, type Proposal } from './Facts.ts'

/** The facts after one more. A fact that came twice, or about something deleted, changes nothing. */
export function applyFact(facts: Facts, fact: Fact): Facts {
  switch (fact.type) {
    case 'proposed': {
      if (facts.proposals.has(fact.safeTxHash)) return facts
      const { safe, safeTxHash, fields, proposer, proposedByDelegate, origin, at } = fact
      const proposal: Proposal = {
        safe,
        safeTxHash,
        fields,
        proposer,
        proposedByDelegate,
        origin,
        submittedAt: at,
        modifiedAt: at,
        confirmations: [],
      }
      return { ...facts, proposals: withEntry(facts.proposals, fact.safeTxHash, proposal) }
    }
    case 'confirmed': {
      const proposal = confirm(facts.proposals.get(fact.safeTxHash), fact)
      return proposal
        ? { ...facts, proposals: withEntry(facts.proposals, fact.safeTxHash, proposal) }
        : facts
    }
    case 'deleted': {
      const proposals = new Map(facts.proposals)
      proposals.delete(fact.safeTxHash)
      return { ...facts, proposals }
    }
    case 'messageProposed': {
      if (facts.messages.has(fact.messageHash)) return facts
      const { safe, messageHash, message, proposedBy, origin, at } = fact
      const record: MessageRecord = {
        safe,
        messageHash,
        message,
        proposedBy,
        origin,
        createdAt: at,
        modifiedAt: at,
        confirmations: [],
      }
      return { ...facts, messages: withEntry(facts.messages, fact.messageHash, record) }
    }
    case 'messageConfirmed': {
      const record = confirm(facts.messages.get(fact.messageHash), fact)
      return record
        ? { ...facts, messages: withEntry(facts.messages, fact.messageHash, record) }
        : facts
    }
    case 'delegateAdded': {
      const { safe, delegate: who, delegator, label, at } = fact
      const delegate: Delegate = { safe, delegate: who, delegator, label, at }
      return {
        ...facts,
        delegates: [...facts.delegates.filter((other) => !isSameDelegation(other, fact)), delegate],
      }
    }
    case 'delegateRemoved':
      return {
        ...facts,
        delegates: facts.delegates.filter(
          (other) =>
            other.delegate !== fact.delegate ||
            (fact.delegator !== null && other.delegator !== fact.delegator) ||
            (fact.safe !== null && other.safe !== fact.safe),
        ),
      }
    case 'safePlanned':
      return {
        ...facts,
        plans: [
          ...facts.plans.filter(
            ({ user, plan }) => user !== fact.user || plan.address !== fact.plan.address,
          ),
          { user: fact.user, plan: fact.plan, at: fact.at },
        ],
      }
    case 'planDropped':
      return {
        ...facts,
        plans: facts.plans.filter(
          ({ user, plan }) =>
            user !== fact.user || (fact.address !== null && plan.address !== fact.address),
        ),
      }
  }
}

/** Everything that was recorded, in order. */
export function replay(history: readonly Fact[]): Facts {
  // A map that belongs to this function alone is changed in place: copying it for each fact would make a long journal slow.
  const proposals = new Map<string, Fact[]>()
  const rest: Fact[] = []
  for (const fact of history) {
    if (fact.type === 'deleted') proposals.delete(fact.safeTxHash)
    else if (fact.type === 'proposed' || fact.type === 'confirmed') {
      const known = proposals.get(fact.safeTxHash)
      if (known) known.push(fact)
      else proposals.set(fact.safeTxHash, [fact])
    } else rest.push(fact)
  }
  const read = [...proposals].flatMap(([hash, facts]) => {
    const proposal = facts.reduce(applyFact, noFacts).proposals.get(hash as `0x${string}`) // keys are the facts' own hashes
    return proposal ? [[proposal.safeTxHash, proposal] as const] : []
  })
  return { ...rest.reduce(applyFact, noFacts), proposals: new Map(read) }
}

/** The shortest history that leads to the same facts. */
export function historyOf({ proposals, messages, delegates, plans }: Facts): Fact[] {
  return [
    ...[...proposals.values()].flatMap(proposalHistory),
    ...[...messages.values()].flatMap(messageHistory),
    ...delegates.map((delegate): Fact => ({ type: 'delegateAdded', ...delegate })),
    ...plans.map((planned): Fact => ({ type: 'safePlanned', ...planned })),
  ]
}

function proposalHistory(proposal: Proposal): Fact[] {
  const { safe, safeTxHash, fields, proposer, proposedByDelegate, origin } = proposal
  const { submittedAt: at, confirmations } = proposal
  return [
    { type: 'proposed', at, safe, safeTxHash, fields, proposer, proposedByDelegate, origin },
    ...confirmations.map((signed): Fact => ({ type: 'confirmed', safeTxHash, ...signed })),
  ]
}

function messageHistory(record: MessageRecord): Fact[] {
  const { safe, messageHash, message, proposedBy, origin, createdAt: at, confirmations } = record
  return [
    { type: 'messageProposed', at, safe, messageHash, message, proposedBy, origin },
    ...confirmations.map((signed): Fact => ({ type: 'messageConfirmed', messageHash, ...signed })),
  ]
}

function confirm<Item extends Proposal | MessageRecord>(
  item: Item | undefined,
  { owner, signature, at }: Extract<Fact, { type: 'confirmed' | 'messageConfirmed' }>,
): Item | undefined {
  if (!item || item.confirmations.some((other) => other.owner === owner)) return undefined
  return {
    ...item,
    modifiedAt: at,
    confirmations: [...item.confirmations, { owner, signature, at }],
  }
}

function isSameDelegation(a: Omit<Delegate, 'at' | 'label'>, b: Omit<Delegate, 'at' | 'label'>) {
  return a.safe === b.safe && a.delegate === b.delegate && a.delegator === b.delegator
}

function withEntry<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value) {
  return new Map(map).set(key, value)
}
