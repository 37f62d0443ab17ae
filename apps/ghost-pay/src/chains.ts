import { appChains } from './appChains.ts'
import { ownChains, withOwnChains } from './chain/ownChains.ts'
import { ownNodes, withOwnNodes } from './chain/ownNodes.ts'
import { env } from './env.ts'

const own = ownChains()

/** The chains of this build and of this person, each with the node that the person has chosen for it. */
export const chains = withOwnNodes(withOwnChains(appChains(env), own), ownNodes())

/** The ids of those that were named beside the app's own. */
export const namedChainIds: readonly number[] = [...env.further, ...own].map(({ id }) => id)
