import { array, object, orElse, type Output } from '../schema.ts'
import { countText, count, flag, listOf, maybe, openEnum, text } from './primitives.ts'

/** An app that an account can be used with. */
export type SafeApp = Output<typeof safeAppSchema>

/** An app that an account can be used with. */
export const safeAppSchema = object({
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
      /** Addresses that may show it, under DOMAIN_ALLOWLIST. */
      value: maybe(array(text)),
    }),
  ),
  tags: listOf(text),
  features: listOf(openEnum<'BATCHED_TRANSACTIONS'>()),
  developerWebsite: maybe(text),
  socialProfiles: listOf(
    object({
      platform: openEnum<'TWITTER' | 'GITHUB' | 'DISCORD' | 'TELEGRAM' | 'UNKNOWN'>(),
      url: text,
    }),
  ),
  featured: orElse(flag, () => false),
})

/** The apps of a chain. */
export const safeAppsSchema = array(safeAppSchema)
