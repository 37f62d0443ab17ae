import { goerli } from './definitions/goerli.ts'
import { mainnet } from './definitions/mainnet.ts'

/**
 * Ethereum and Goerli (behaviour/chains#default-chains). Goerli is shut down, says so (`status`), and names
 * Sepolia as its successor (`deprecation.successor`); a list for people is better built from chains in use.
 */
export const defaultChains = [mainnet, goerli] as const
