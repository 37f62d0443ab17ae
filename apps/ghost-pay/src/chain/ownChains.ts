import type { Chain } from '@ghost-pay/chains'

import { browserStore } from '../kept/browserStore.ts'
import { type ChainNames, isShortName, namedChain } from './namedChain.ts'
import { isNodeUrl } from './ownNodes.ts'

const store = browserStore('ghost-pay.chains.v1')

const isText = (value: unknown): boolean => typeof value === 'string' && /\S/.test(value)

const isChainNames = (value: unknown): value is ChainNames => {
  const { id, name, symbol, rpcUrl, shortName } = Object(value) as Partial<ChainNames>
  return (
    Number.isSafeInteger(id) &&
    Number(id) > 0 &&
    isText(name) &&
    isText(symbol) &&
    isNodeUrl(rpcUrl) &&
    (shortName === undefined || isShortName(String(shortName)))
  )
}

/** Reads the chains that a person has added. What cannot be one is left out. */
function readOwnChains(stored: string | null): readonly ChainNames[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isChainNames) : []
  } catch {
    return []
  }
}

/** The chains of the build, and after them those of the person. One that the build has stays as it is there. */
export const withOwnChains = (
  chains: readonly [Chain, ...Chain[]],
  own: readonly ChainNames[],
): readonly [Chain, ...Chain[]] =>
  own.reduce(
    (all, names) =>
      all.some(({ id }) => id === names.id) ? all : ([...all, namedChain(names)] as const),
    chains,
  )

/** The chains that the person has added, as kept in this browser. */
export const ownChains = (): readonly ChainNames[] => readOwnChains(store.read())

/** Keeps a chain that a person adds. It is offered from the next time the page is loaded. */
export const keepOwnChain = (chain: ChainNames): void =>
  store.write(JSON.stringify([...ownChains().filter(({ id }) => id !== chain.id), chain]))

/** Forgets a chain that the person has added, from the next time the page is loaded. */
export const forgetOwnChain = (chainId: number): void =>
  store.write(JSON.stringify(ownChains().filter(({ id }) => id !== chainId)))
