import type { Address } from 'viem'

/** An address that the payer knows. */
export type KnownAddress = {
  address: Address
  /** The name in the payer's own address book, never a name from another source. */
  name?: string | undefined
  /** Whether the account has paid it before. */
  wasPaid: boolean
}

/** Known addresses, prepared for look-ups: a payroll has hundreds of lines. */
export type KnownPeople = {
  find: (address: Address) => KnownAddress | undefined
  /** Other known addresses that a person could take for this one, those with a name first. */
  alike: (address: Address) => readonly Address[]
  /** The known address that is this text with one character more. */
  withOneMore: (text: string) => Address | undefined
}

/** At least so many characters agree at the beginning and the end together. Fewer agree by chance in hundreds of lines. */
const fewestAlike = 6

/** Then at least so many agree at one of the ends: what is looked up. */
const end = fewestAlike / 2

/** Prepares known addresses; one that is given twice counts with its name, and as paid when either was. */
export function knownPeople(known: readonly KnownAddress[]): KnownPeople {
  const byAddress = new Map<string, KnownAddress>()
  for (const one of known) {
    const key = one.address.toLowerCase()
    const earlier = byAddress.get(key)
    byAddress.set(key, {
      address: one.address,
      name: earlier?.name ?? one.name,
      wasPaid: one.wasPaid || earlier?.wasPaid === true,
    })
  }
  const byEnd = new Map<string, KnownAddress[]>()
  for (const one of byAddress.values()) {
    for (const key of endsOf(one.address)) byEnd.set(key, [...(byEnd.get(key) ?? []), one])
  }
  return {
    find: (address) => byAddress.get(address.toLowerCase()),
    alike: (address) => {
      const own = byAddress.get(address.toLowerCase())
      // An address that has a name is known for sure. One that was only paid may have been paid by mistake.
      if (own?.name !== undefined) return []
      const others = endsOf(address)
        .flatMap((key) => byEnd.get(key) ?? [])
        .filter((other) => other !== own && (own === undefined || other.name !== undefined))
        .filter((other) => likeness(address, other.address) >= fewestAlike)
      return [...new Set(others.sort(namedFirst).map((other) => other.address))]
    },
    withOneMore: (text) => {
      const typed = text.toLowerCase()
      return [...byAddress.values()].find(({ address }) => isOneShort(typed, address.toLowerCase()))
        ?.address
    },
  }
}

const endsOf = (address: Address): [string, string] => {
  const lower = address.toLowerCase()
  return [`first ${lower.slice(2, 2 + end)}`, `last ${lower.slice(-end)}`]
}

/** How many characters agree at the beginning and at the end. */
function likeness(one: Address, other: Address): number {
  const [a, b] = [one.slice(2).toLowerCase(), other.slice(2).toLowerCase()]
  let first = 0
  while (first < a.length && a[first] === b[first]) first += 1
  let last = 0
  while (last < a.length && a.at(-1 - last) === b.at(-1 - last)) last += 1
  return first + last
}

const namedFirst = (a: KnownAddress, b: KnownAddress): number =>
  Number(b.name !== undefined) - Number(a.name !== undefined)

/** Whether a text is the other with one character left out. */
function isOneShort(text: string, whole: string): boolean {
  if (text.length !== whole.length - 1) return false
  let at = 0
  while (at < text.length && text[at] === whole[at]) at += 1
  return text.slice(at) === whole.slice(at + 1)
}
