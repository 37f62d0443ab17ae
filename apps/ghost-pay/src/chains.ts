import { appChains } from './appChains.ts'
import { env } from './env.ts'

/** The chains of this build. */
export const chains = appChains(env)
