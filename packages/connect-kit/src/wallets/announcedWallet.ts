import { shortName } from '../format/shortName.ts'
import * as limits from '../limits.ts'

/** The parts of a wallet's announcement that can be shown. */
export type AnnouncedWallet = {
  /** Absent when nothing readable was said: the list then calls it Unknown Wallet #n. */
  name?: string | undefined
  icon?: string | undefined
  rdns?: string | undefined
}

const iconPattern = /^data:image\/(?:png|webp|jpeg|gif|svg\+xml)[;,]/i
const rdnsPattern = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

/** The longest domain name (RFC 1035). */
const rdnsLength = 253

/**
 * Reads what a wallet announced (EIP-6963). Any script in the page can announce anything, and wagmi passes it on unchecked, so
 * it is checked here (behaviour/wallets#announced). An icon is kept if it is a `data:` image of at most 64 KiB: in an `<img>` it
 * cannot run scripts or reach the network. A name loses control, direction and invisible characters and is cut at 24.
 *
 * @param said whatever was announced
 * @returns the parts that can be shown
 */
export function readAnnouncedWallet(said: {
  name?: unknown
  icon?: unknown
  rdns?: unknown
}): AnnouncedWallet {
  return {
    name: readName(said.name),
    icon: readIcon(said.icon),
    rdns: readRdns(said.rdns),
  }
}

/** Whether a text has the form of a reverse domain name. */
export function readRdns(rdns: unknown): string | undefined {
  if (typeof rdns !== 'string' || rdns.length > rdnsLength) return undefined
  return rdnsPattern.test(rdns) ? rdns.toLowerCase() : undefined
}

function readName(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined
  // Most names are plain. The rules for all others take a browser some milliseconds to load.
  if (name.length <= limits.nameLength && /^[!-~]+(?: [!-~]+)*$/.test(name)) return name
  const shown = name
    .slice(0, 500)
    .normalize('NFC')
    // Braille without a point, and a note without a head, are drawn as gaps.
    .replace(/[\s\u2800\u{1d159}]+/gu, ' ')
    .replace(/(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu, '')
    // A joiner makes one emoji of several, and is nothing to be seen anywhere else.
    .replace(
      /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})/gu,
      '',
    )
    // More than two marks on a letter paint over the rows above and below.
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/ +/g, ' ')
    .trim()
  // Marks need something to stand on, and what chooses between two looks of a letter has none itself.
  return /[^\s\p{M}\p{Default_Ignorable_Code_Point}]/u.test(shown) ? shortName(shown) : undefined
}

function readIcon(icon: unknown): string | undefined {
  if (typeof icon !== 'string' || icon.length > limits.announcedIconLength) return undefined
  const trimmed = icon.trim()
  return iconPattern.test(trimmed) ? trimmed : undefined
}
