import { ConflictingOptionsError } from './errors.ts'

/** Options that only the program which started the node can decide. */
const nodeOptions = ['port', 'engine', 'journal', 'allowedOrigins'] as const

/**
 * Checks that no option is given that would be ignored.
 *
 * @param parameters of a start
 * @throws ConflictingOptionsError naming the two
 */
export function refuseConflicts(
  parameters: Partial<Record<(typeof nodeOptions)[number], unknown>> & {
    rpcUrl?: string | undefined
    fork?: unknown
    chains?: readonly unknown[] | undefined
  },
): void {
  const { rpcUrl, fork, journal, chains = [] } = parameters
  if (fork !== undefined) {
    if (journal !== undefined)
      throw new ConflictingOptionsError('journal', 'fork', 'a fork is not saved.')
    if (rpcUrl !== undefined)
      throw new ConflictingOptionsError('rpcUrl', 'fork', 'only a new node can fork.')
    if (chains.length > 1)
      throw new ConflictingOptionsError('chains', 'fork', 'one chain at a time can be forked.')
  }
  if (rpcUrl === undefined) return
  for (const option of nodeOptions)
    if (parameters[option] !== undefined)
      throw new ConflictingOptionsError(
        option,
        'rpcUrl',
        'it is up to whoever started the node, which also keeps its own data.',
      )
  if (chains.length > 1)
    throw new ConflictingOptionsError('chains', 'rpcUrl', 'a node runs one chain.')
}
