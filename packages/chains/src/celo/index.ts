export { celo, celoAlfajores, celoSepolia } from '../derived/celoChains.ts'
export { type CeloChain, withCelo } from './withCelo.ts'
