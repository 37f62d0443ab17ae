import type { Deployment } from './officialContract.ts'

/** The deployments of each version on a chain, the one to use first. */
export type ChainDeployments = {
  readonly [version in '1.3.0' | '1.4.1' | '1.5.0']?: readonly [Deployment, ...Deployment[]]
}
