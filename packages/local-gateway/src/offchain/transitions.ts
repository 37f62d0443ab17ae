import type { OffchainEvent } from './OffchainEvent.ts'
import {
  type Delegate,
  emptyOffchainState,
  type MessageRecord,
  type OffchainState,
  type Proposal,
} from './OffchainState.ts'

/** The state after one more event. An event that comes twice, or concerns something deleted, changes nothing. */
export function applyOffchainEvent(state: OffchainState, event: OffchainEvent): OffchainState {
  switch (event.type) {
    case 'proposed': {
      if (state.proposals.has(event.safeTxHash)) return state
      const { safe, safeTxHash, fields, proposer, proposedByDelegate, origin, at } = event
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
      return { ...state, proposals: withEntry(state.proposals, event.safeTxHash, proposal) }
    }
    case 'confirmed': {
      const proposal = confirm(state.proposals.get(event.safeTxHash), event)
      return proposal
        ? { ...state, proposals: withEntry(state.proposals, event.safeTxHash, proposal) }
        : state
    }
    case 'deleted': {
      const proposals = new Map(state.proposals)
      proposals.delete(event.safeTxHash)
      return { ...state, proposals }
    }
    case 'messageProposed': {
      if (state.messages.has(event.messageHash)) return state
      const { safe, messageHash, message, proposedBy, origin, at } = event
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
      return { ...state, messages: withEntry(state.messages, event.messageHash, record) }
    }
    case 'messageConfirmed': {
      const record = confirm(state.messages.get(event.messageHash), event)
      return record
        ? { ...state, messages: withEntry(state.messages, event.messageHash, record) }
        : state
    }
    case 'delegateAdded': {
      const { safe, delegate: who, delegator, label, at } = event
      const delegate: Delegate = { safe, delegate: who, delegator, label, at }
      return {
        ...state,
        delegates: [
          ...state.delegates.filter((other) => !isSameDelegation(other, event)),
          delegate,
        ],
      }
    }
    case 'delegateRemoved':
      return {
        ...state,
        delegates: state.delegates.filter(
          (other) =>
            other.delegate !== event.delegate ||
            (event.delegator !== null && other.delegator !== event.delegator) ||
            (event.safe !== null && other.safe !== event.safe),
        ),
      }
    case 'counterfactualSafeAdded':
      return {
        ...state,
        counterfactualSafes: [
          ...state.counterfactualSafes.filter(
            ({ user, safe }) => user !== event.user || safe.address !== event.safe.address,
          ),
          { user: event.user, safe: event.safe, at: event.at },
        ],
      }
    case 'counterfactualSafeRemoved':
      return {
        ...state,
        counterfactualSafes: state.counterfactualSafes.filter(
          ({ user, safe }) =>
            user !== event.user || (event.address !== null && safe.address !== event.address),
        ),
      }
  }
}

/** The state after a whole history, oldest event first. */
export function replay(history: readonly OffchainEvent[]): OffchainState {
  // This map is local, so it is changed in place: copying it for each event makes a long journal slow.
  const proposals = new Map<string, OffchainEvent[]>()
  const rest: OffchainEvent[] = []
  for (const event of history) {
    if (event.type === 'deleted') proposals.delete(event.safeTxHash)
    else if (event.type === 'proposed' || event.type === 'confirmed') {
      const known = proposals.get(event.safeTxHash)
      if (known) known.push(event)
      else proposals.set(event.safeTxHash, [event])
    } else rest.push(event)
  }
  const read = [...proposals].flatMap(([hash, events]) => {
    const proposal = events
      .reduce(applyOffchainEvent, emptyOffchainState)
      .proposals.get(hash as `0x${string}`) // keys are the events' own hashes
    return proposal ? [[proposal.safeTxHash, proposal] as const] : []
  })
  return { ...rest.reduce(applyOffchainEvent, emptyOffchainState), proposals: new Map(read) }
}

/** The shortest history that leads to the same state. */
export function historyOf({
  proposals,
  messages,
  delegates,
  counterfactualSafes,
}: OffchainState): OffchainEvent[] {
  return [
    ...[...proposals.values()].flatMap(proposalHistory),
    ...[...messages.values()].flatMap(messageHistory),
    ...delegates.map((delegate): OffchainEvent => ({ type: 'delegateAdded', ...delegate })),
    ...counterfactualSafes.map((entry): OffchainEvent => ({
      type: 'counterfactualSafeAdded',
      ...entry,
    })),
  ]
}

function proposalHistory(proposal: Proposal): OffchainEvent[] {
  const { safe, safeTxHash, fields, proposer, proposedByDelegate, origin } = proposal
  const { submittedAt: at, confirmations } = proposal
  return [
    { type: 'proposed', at, safe, safeTxHash, fields, proposer, proposedByDelegate, origin },
    ...confirmations.map((confirmation): OffchainEvent => ({
      type: 'confirmed',
      safeTxHash,
      ...confirmation,
    })),
  ]
}

function messageHistory(record: MessageRecord): OffchainEvent[] {
  const { safe, messageHash, message, proposedBy, origin, createdAt: at, confirmations } = record
  return [
    { type: 'messageProposed', at, safe, messageHash, message, proposedBy, origin },
    ...confirmations.map((confirmation): OffchainEvent => ({
      type: 'messageConfirmed',
      messageHash,
      ...confirmation,
    })),
  ]
}

function confirm<Item extends Proposal | MessageRecord>(
  item: Item | undefined,
  { owner, signature, at }: Extract<OffchainEvent, { type: 'confirmed' | 'messageConfirmed' }>,
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
