import type { ChainNames } from './namedChain.ts'
import { ownChains, ownChainsStore } from './ownChains.ts'

const write = (chains: readonly ChainNames[]) => {
  ownChainsStore.write(JSON.stringify(chains))
}

/** Keeps a chain that a person adds. It is offered from the next time the page is loaded. */
export function keepOwnChain(chain: ChainNames): void {
  write([...ownChains().filter(({ id }) => id !== chain.id), chain])
}

/** Forgets a chain that the person has added, from the next time the page is loaded. */
export function forgetOwnChain(chainId: number): void {
  write(ownChains().filter(({ id }) => id !== chainId))
}
