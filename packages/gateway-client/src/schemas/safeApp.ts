import type * as Wire from '@ghost-pay/gateway-wire'

import { array, object, orElse, type Schema } from '../schema.ts'
import { count, countText } from './numbers.ts'
import { flag, listOf, maybe, type OpenEnum, openEnum, text } from './primitives.ts'
import { orUnknown, type UnknownMember } from './union.ts'

/** An app that an account can be used with. */
export type SafeApp = {
  id: number
  url: string
  name: string
  iconUrl: string | null
  description: string | null
  chainIds: number[]
  provider: {
    url: string
    name: string
  } | null
  accessControl: {
    type: OpenEnum<'NO_RESTRICTIONS' | 'DOMAIN_ALLOWLIST' | 'UNKNOWN'>
    /** Addresses that may show it, under DOMAIN_ALLOWLIST. */
    value: string[] | null
  } | null
  tags: string[]
  features: OpenEnum<'BATCHED_TRANSACTIONS'>[]
  developerWebsite: string | null
  socialProfiles: {
    platform: OpenEnum<'TWITTER' | 'GITHUB' | 'DISCORD' | 'TELEGRAM' | 'UNKNOWN'>
    url: string
  }[]
  featured: boolean
}

/** An app that an account can be used with. */
export const safeAppSchema: Schema<SafeApp, Wire.SafeApp> = object({
  id: count,
  url: text,
  name: text,
  iconUrl: maybe(text),
  description: maybe(text),
  chainIds: array(countText),
  provider: maybe(object({ url: text, name: text })),
  accessControl: maybe(
    object({
      type: openEnum<'NO_RESTRICTIONS' | 'DOMAIN_ALLOWLIST' | 'UNKNOWN'>(),
      value: maybe(array(text)),
    }),
  ),
  tags: listOf(text),
  features: listOf(openEnum<'BATCHED_TRANSACTIONS', string>()),
  developerWebsite: maybe(text),
  socialProfiles: listOf(
    object({
      platform: openEnum<'TWITTER' | 'GITHUB' | 'DISCORD' | 'TELEGRAM' | 'UNKNOWN'>(),
      url: text,
    }),
  ),
  featured: orElse(flag, () => false),
})

/** The apps of a chain; one that cannot be read stays among them. */
export const safeAppsSchema: Schema<(SafeApp | UnknownMember)[]> = array(
  orUnknown(safeAppSchema),
) satisfies Schema<(SafeApp | UnknownMember)[], Wire.SafeApp[]>
