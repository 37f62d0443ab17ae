import { readdirSync, readFileSync } from 'node:fs'

import type { Wallet } from '../src/wallets/Wallet.ts'

/** One file of `src/wallets/definitions`: the wallet, and what its doc comment says beside it. */
export type Definition = {
  wallet: Wallet
  /** The wallet's own page. */
  website: string
  /** Where its facts were read. */
  facts: string
  /** Properties that are `true` on its provider, beside the one that it is found by. */
  flags: readonly string[]
  /** The folder and name of its mark in the icon package. */
  mark?: string | undefined
  /** Where its owner says how the mark may be used. */
  guideline?: string | undefined
}

const folder = new URL('../src/wallets/definitions/', import.meta.url)

/** Reads every wallet, in the order of their ids. */
export async function readDefinitions(): Promise<Definition[]> {
  const definitions = await Promise.all(
    readdirSync(folder).map(async (file) => {
      const url = new URL(file, folder)
      const [wallet] = Object.values((await import(url.href)) as Record<string, Wallet>)
      if (!wallet) throw new Error(`${file} exports no wallet.`)
      return readDefinition(wallet, readFileSync(url, 'utf8'))
    }),
  )
  return definitions.sort((a, b) => compare(a.wallet.id.toLowerCase(), b.wallet.id.toLowerCase()))
}

/**
 * Reads what the doc comment of a definition says.
 *
 * @param source the file
 */
export function readDefinition(wallet: Wallet, source: string): Definition {
  const fail = (what: string) =>
    new Error(`The doc comment of the wallet "${wallet.id}" ${what}. See docs/house.md.`)
  const comment = /\/\*\*\n([^]*?)\n \*\/\nexport const/.exec(source)?.[1] ?? ''
  const website = /: (https:\/\/\S+)/.exec(comment)?.[1]
  const tags = new Map(
    [...comment.matchAll(/^ \* @(\w+) (.+)$/gm)].map(([, tag = '', said = '']) => [tag, said]),
  )
  const unknown = [...tags.keys()].find((tag) => !knownTags.includes(tag))
  const facts = tags.get('facts')
  if (website === undefined) throw fail('names no page of its own')
  if (facts === undefined) throw fail('says nowhere where its facts were read (@facts)')
  if (unknown !== undefined) throw fail(`has the unknown tag @${unknown}`)
  return {
    wallet,
    website,
    facts,
    flags: tags.get('flags')?.split(', ') ?? [],
    mark: tags.get('mark'),
    guideline: tags.get('guideline'),
  }
}

const knownTags = ['facts', 'flags', 'mark', 'guideline']

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
