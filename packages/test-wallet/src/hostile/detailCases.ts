import { announceRaw } from './announceRaw.ts'
import type { HostileCase } from './HostileCase.ts'
import { hostileDetail } from './hostileDetail.ts'
import { hostileProvider } from './hostileProvider.ts'

function trap(): never {
  throw new Error('trap')
}

/** Throws on every operation. */
const trapped = (): object =>
  new Proxy({}, { get: trap, has: trap, ownKeys: trap, getOwnPropertyDescriptor: trap })

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

function circle(): object {
  const detail: Record<string, unknown> = hostileDetail()
  detail['info'] = { ...hostileDetail().info, itself: detail }
  return detail
}

const details: Readonly<Record<string, () => unknown>> = {
  nothing: () => undefined,
  null: () => null,
  'a text': () => 'wallet',
  'a number': () => 7,
  'a list': () => [hostileDetail().info, hostileDetail().provider],
  'a function': () => () => hostileDetail(),
  'a promise': () => Promise.resolve(hostileDetail()),
  'no info': () => ({ provider: hostileProvider().provider }),
  'no provider': () => ({ info: hostileDetail().info }),
  'an info that is a text': () => ({ ...hostileDetail(), info: 'Hostile' }),
  'an info that is a trap': () => ({ ...hostileDetail(), info: trapped() }),
  'an info that throws when it is read': () => ({
    get info() {
      return trap()
    },
    provider: hostileProvider().provider,
  }),
  'a trap': trapped,
  'an object that was taken back': revoked,
  'a circle': circle,
}

/** Announcements that are none. */
export const detailCases: readonly HostileCase[] = [
  ...Object.entries(details).map(([what, make]): HostileCase => ({
    id: `detail/${what.replaceAll(' ', '-')}`,
    subject: 'detail',
    does: `announces ${what}`,
    start: (target) => announceRaw(target, [make()]),
  })),
  {
    id: 'detail/changed-later',
    subject: 'detail',
    does: 'changes what it announced after it was read',
    start(target) {
      const detail = hostileDetail()
      const stop = announceRaw(target, [detail])
      Object.assign(detail.info, { name: 7, icon: 'https://hostile.invalid/later', rdns: null })
      detail.provider = null
      return stop
    },
  },
]
