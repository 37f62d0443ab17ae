import type { OffchainEvent } from './OffchainEvent.ts'
import type { Delegate, MessageRecord, OffchainState, Proposal } from './OffchainState.ts'

/** A state that is being built. No other code has a reference to it yet. */
type Draft = {
  -readonly [Field in keyof OffchainState]: OffchainState[Field] extends ReadonlyMap<
    infer Key,
    infer Value
  >
    ? Map<Key, Value>
    : OffchainState[Field]
}

/**
 * The state after further events, oldest first. An event that comes twice, or concerns something deleted, changes nothing. What there
 * is already is copied once, however many events there are.
 */
export function applyOffchainEvents(
  state: OffchainState,
  events: readonly OffchainEvent[],
): OffchainState {
  const draft: Draft = {
    ...state,
    proposals: new Map(state.proposals),
    messages: new Map(state.messages),
  }
  for (const event of events) apply(draft, event)
  return draft
}

function apply(draft: Draft, event: OffchainEvent): void {
  const { proposals, messages, delegates, counterfactualSafes } = draft
  switch (event.type) {
    case 'proposed':
      return begin(proposals, event.safeTxHash, { ...begun(event), submittedAt: event.at })
    case 'confirmed':
      return confirm(proposals, event.safeTxHash, event)
    case 'deleted':
      proposals.delete(event.safeTxHash)
      return
    case 'messageProposed':
      return begin(messages, event.messageHash, { ...begun(event), createdAt: event.at })
    case 'messageConfirmed':
      return confirm(messages, event.messageHash, event)
    case 'delegateAdded': {
      const { safe, delegate: who, delegator, label, at } = event
      const delegate: Delegate = { safe, delegate: who, delegator, label, at }
      draft.delegates = [...delegates.filter((other) => !isSameDelegation(other, event)), delegate]
      return
    }
    case 'delegateRemoved':
      draft.delegates = delegates.filter(
        (other) =>
          other.delegate !== event.delegate ||
          (event.delegator !== null && other.delegator !== event.delegator) ||
          (event.safe !== null && other.safe !== event.safe),
      )
      return
    case 'counterfactualSafeAdded':
      draft.counterfactualSafes = [
        ...counterfactualSafes.filter(
          ({ user, safe }) => user !== event.user || safe.address !== event.safe.address,
        ),
        { user: event.user, safe: event.safe, at: event.at },
      ]
      return
    case 'counterfactualSafeRemoved':
      draft.counterfactualSafes = counterfactualSafes.filter(
        ({ user, safe }) =>
          user !== event.user || (event.address !== null && safe.address !== event.address),
      )
  }
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

/** What an event created, before any confirmation. */
function begun<Event extends { type: string; at: number }>({ type: _type, at, ...item }: Event) {
  return { ...item, modifiedAt: at, confirmations: [] }
}

function begin<Item>(items: Map<string, Item>, hash: string, item: Item): void {
  if (!items.has(hash)) items.set(hash, item)
}

function confirm<Item extends Proposal | MessageRecord>(
  items: Map<string, Item>,
  hash: string,
  { owner, signature, at }: Extract<OffchainEvent, { type: 'confirmed' | 'messageConfirmed' }>,
): void {
  const item = items.get(hash)
  if (!item || item.confirmations.some((other) => other.owner === owner)) return
  // A state that others have contains the item, too: it stays as it is.
  const confirmations = [...item.confirmations, { owner, signature, at }]
  items.set(hash, { ...item, modifiedAt: at, confirmations })
}

function isSameDelegation(a: Omit<Delegate, 'at' | 'label'>, b: Omit<Delegate, 'at' | 'label'>) {
  return a.safe === b.safe && a.delegate === b.delegate && a.delegator === b.delegator
}
