import { announceRaw } from './announceRaw.ts'
import type { HostileCase } from './HostileCase.ts'
import { hostileDetail } from './hostileDetail.ts'
import { hostileAddress, hostileProvider } from './hostileProvider.ts'

/** How often a flood comes. */
const flood = 500

const events: Readonly<Record<string, readonly (readonly [event: string, value: unknown])[]>> = {
  'accounts that are null': [['accountsChanged', null]],
  'accounts that are a text': [['accountsChanged', 'loading']],
  'accounts that are numbers': [['accountsChanged', [null, 42, {}]]],
  'a chain that is null': [['chainChanged', null]],
  'a chain that is a word': [['chainChanged', 'loading']],
  'a chain that is an object': [['chainChanged', {}]],
  'a connection to nothing': [['connect', null]],
  'an end without a reason': [['disconnect', null]],
  'a flood of accounts': Array.from({ length: flood }, () => ['accountsChanged', [hostileAddress]]),
  'a flood of chains': Array.from({ length: flood }, (_, index) => [
    'chainChanged',
    `0x${(index + 1).toString(16)}`,
  ]),
}

/** Events that say nothing, or say it too often, as soon as the page is connected and before. */
export const eventCases: readonly HostileCase[] = Object.entries(events).map(([what, list]) => ({
  id: `event/${what.replaceAll(' ', '-')}`,
  subject: 'event',
  does: `emits ${what}`,
  start(target) {
    const emitAll = () => {
      for (const [event, value] of list) emit(event, value)
    }
    const { provider, emit } = hostileProvider({
      eth_requestAccounts: () => {
        // Before the answer arrives, and after.
        emitAll()
        setTimeout(emitAll, 20)
        return [hostileAddress]
      },
    })
    return announceRaw(target, [hostileDetail({ provider })])
  },
}))
