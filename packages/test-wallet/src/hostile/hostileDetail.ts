import { hostileProvider } from './hostileProvider.ts'

/** A picture of one grey square. */
const plainIcon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'%3E%3Crect fill='grey' width='1' height='1'/%3E%3C/svg%3E"

/** What a wallet announces that is in order but for what is given. */
export function hostileDetail({
  info = {},
  provider = hostileProvider().provider,
}: {
  info?: Readonly<Record<string, unknown>>
  provider?: unknown
} = {}): { info: Record<string, unknown>; provider: unknown } {
  return {
    info: {
      uuid: '6f8a1c3e-0000-4000-8000-000000000001',
      name: 'Hostile',
      icon: plainIcon,
      rdns: 'invalid.hostile',
      ...info,
    },
    provider,
  }
}
