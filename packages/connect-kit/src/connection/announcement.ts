import type { EIP1193Provider } from 'viem'

import * as limits from '../limits.ts'
import { isRecord } from '../platform/isRecord.ts'

/** A wallet as it announced itself (EIP-6963), after a look at its form. */
export type Announcement = {
  info: { uuid: string; name: string; icon: string; rdns: string }
  provider: EIP1193Provider
}

/**
 * Reads the `detail` of an announcement. Anything can call itself one: what has no provider that takes requests, or no
 * reverse domain name, is left out, and so is a provider that is a promise as well: an `await` of it may never end. A name
 * loses what cannot be seen and what turns the direction of writing, because it is stored and read by others; how it is shown
 * is decided by the wallet list.
 */
export function readAnnouncement(detail: unknown): Announcement | undefined {
  try {
    if (!isRecord(detail) || !isRecord(detail['info']) || !isRecord(detail['provider'])) return
    const { uuid, name, icon, rdns } = detail['info']
    if (typeof rdns !== 'string' || !/^[\w-]+(\.[\w-]+)+$/.test(rdns)) return
    if (rdns.length > 253 || !isProvider(detail['provider'])) return
    return {
      info: {
        uuid: text(uuid).slice(0, limits.announcedNameLength),
        name: text(name)
          .slice(0, limits.announcedNameLength)
          .replace(/(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/gu, ''),
        icon: text(icon).length > limits.announcedIconLength ? '' : text(icon),
        rdns: rdns.toLowerCase(),
      },
      // Its form is checked as far as it can be; what it answers is checked where it is used.
      provider: detail['provider'] as EIP1193Provider,
    }
  } catch {
    // A getter that throws must not break the page.
    return
  }
}

function isProvider({ request, then }: Record<string, unknown>): boolean {
  return typeof request === 'function' && typeof then !== 'function'
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
