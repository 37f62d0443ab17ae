import { appChains } from './appChains.ts'
import { ownNodes, withOwnNodes } from './data/ownNodes.ts'
import { env } from './env.ts'

/** The chains of this build, each with the node that the person has chosen for it. */
export const chains = withOwnNodes(appChains(env), ownNodes())
