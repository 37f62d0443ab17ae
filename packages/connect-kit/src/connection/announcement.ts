import type { EIP1193Provider } from 'viem'

/** A wallet as it announced itself (EIP-6963), after a look at its form. */
export type Announcement = {
  info: { uuid: string; name: string; icon: string; rdns: string }
  provider: EIP1193Provider
}

/**
 * Reads the `detail` of an announcement. Anything can call itself one: what has no provider that takes requests, or no
 * reverse domain name, is left out. How a name and an icon are shown is decided by the wallet list.
 */
export function readAnnouncement(detail: unknown): Announcement | undefined {
  try {
    if (!isRecord(detail) || !isRecord(detail['info']) || !isRecord(detail['provider'])) return
    const { uuid, name, icon, rdns } = detail['info']
    if (typeof rdns !== 'string' || !/^[\w-]+(\.[\w-]+)+$/.test(rdns)) return
    if (typeof detail['provider']['request'] !== 'function') return
    return {
      info: { uuid: text(uuid), name: text(name), icon: text(icon), rdns: rdns.toLowerCase() },
      // Its form is checked as far as it can be; what it answers is checked where it is used.
      provider: detail['provider'] as EIP1193Provider,
    }
  } catch {
    // A getter that throws is no reason for the page to break.
    return
  }
}

/** A wallet that announces itself twice is one: the same object is the same wallet, whatever it calls itself. */
export function isKnown(announcement: Announcement, known: readonly Announcement[]): boolean {
  return known.some(({ provider }) => provider === announcement.provider)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' || typeof value === 'function') && value !== null
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
