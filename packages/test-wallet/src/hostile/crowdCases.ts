import { announceRaw } from './announceRaw.ts'
import type { HostileCase } from './HostileCase.ts'
import { hostileDetail } from './hostileDetail.ts'
import { hostileProvider } from './hostileProvider.ts'

/** How many a crowd is. */
const many = 300

const times = (make: (index: number) => unknown): unknown[] =>
  Array.from({ length: many }, (_, index) => make(index))

const crowds: Readonly<Record<string, () => readonly unknown[]>> = {
  'three hundred wallets': () =>
    times((index) =>
      hostileDetail({ info: { rdns: `invalid.hostile${index}`, uuid: `${index}` } }),
    ),
  'three hundred wallets of one identifier': () => times(() => hostileDetail()),
  'one wallet under three hundred names': () => {
    const { provider } = hostileProvider()
    return times((index) => hostileDetail({ info: { name: `Hostile ${index}` }, provider }))
  },
  'one wallet three hundred times': () => {
    const detail = hostileDetail()
    return times(() => detail)
  },
}

/** More wallets than any person has installed. */
export const crowdCases: readonly HostileCase[] = Object.entries(crowds).map(([what, make]) => ({
  id: `crowd/${what.replaceAll(' ', '-')}`,
  subject: 'crowd',
  does: `announces ${what}`,
  start: (target) => announceRaw(target, make()),
}))
