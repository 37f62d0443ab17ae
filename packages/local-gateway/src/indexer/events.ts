import { type Abi, erc20Abi, erc721Abi, getAbiItem, parseAbi, toEventSelector } from 'viem'
import {
  safe130EventsAbi,
  safeAbi,
  safeProxyFactoryAbi,
  signMessageLibAbi,
} from '@ghost-pay/safe-protocol'

/** Events of contracts before 1.4.1 that `safe130EventsAbi` has not. */
const olderEvents = parseAbi([
  'event ChangedMasterCopy(address masterCopy)',
  'event ProxyCreation(address proxy)',
  'event ProxyCreation(address proxy, address singleton)',
])

/** The events of an ABI. */
function eventsOf<const abi extends Abi>(abi: abi): Extract<abi[number], { type: 'event' }>[] {
  return abi.filter(
    (item): item is Extract<abi[number], { type: 'event' }> => item.type === 'event',
  )
}

/**
 * The events of the account contracts (1.0.0 to 1.5.0), of their factories and of tokens. Which arguments are indexed
 * changed between versions while the selector stayed, so an event is found by its selector and its number of topics.
 */
export const events = [
  ...eventsOf(safeAbi),
  ...eventsOf(safe130EventsAbi),
  ...eventsOf(signMessageLibAbi),
  ...eventsOf(safeProxyFactoryAbi),
  ...olderEvents,
  // Three topics: ERC-20; four topics: ERC-721.
  getAbiItem({ abi: erc20Abi, name: 'Transfer' }),
  getAbiItem({ abi: erc721Abi, name: 'Transfer' }),
] as const

/** One of `events`. */
export type IndexedAbiEvent = (typeof events)[number]

/** Selector and number of topics → the event. */
export const eventByTopics: ReadonlyMap<string, IndexedAbiEvent> = new Map(
  events.map((event) => [
    `${toEventSelector(event)}:${1 + event.inputs.filter((input) => 'indexed' in input && input.indexed).length}`,
    event,
  ]),
)

/** The filter of log requests: one of these as first topic. */
export const selectors = [...new Set(events.map((event) => toEventSelector(event)))]
