import type { SafeAppInfo } from '@ghost-pay/gateway-wire'

import type { Names } from './names.ts'

/** The maximum length of an origin, in characters. */
export const maxOriginLength = 200

/** The origin if it is JSON, else null. */
export function readOrigin(origin: string | null): string | null {
  return origin !== null && parse(origin) !== null ? origin : null
}

/** The note of the proposer, without HTML. */
export function noteOf(origin: string | null): string | null {
  const note = parse(origin)?.note
  return typeof note === 'string' ? note.replace(/<[^>]*>/g, '') : null
}

/** The application a proposal came from, if the chain lists it. */
export function appOf(origin: string | null, names: Names): SafeAppInfo | null {
  const url = parse(origin)?.url
  const app = typeof url === 'string' ? names.app(url) : undefined
  return app ? { name: app.name, url: app.url, logoUri: app.iconUrl ?? null } : null
}

function parse(origin: string | null): Record<string, unknown> | null {
  if (origin === null) return null
  try {
    const value: unknown = JSON.parse(origin)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return null
  }
}
