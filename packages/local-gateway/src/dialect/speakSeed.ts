/** Fields that the hosted gateway of spring 2023 did not have. */
const newerFields: ReadonlySet<string> = new Set([
  'humanDescription',
  'note',
  'proposedByDelegate',
  'fee',
  'payment',
  'isTestnet',
  'zk',
  'chainLogoUri',
  'beaconChainExplorerUriTemplate',
  'balancesProvider',
  'recommendedMasterCopyVersion',
  'relayer',
  'contractAddresses',
  'fiatBalance24hChange',
  'saltNonce',
  'imitation',
  'tokenInfoIndex',
  'accuracy',
])

/** Fields that it left out where the present one says null. */
const omittedNulls: ReadonlySet<string> = new Set([
  'name',
  'logoUri',
  'safeAppInfo',
  'executionInfo',
  'missingSigners',
  'actionCount',
  'ensRegistryAddress',
  'messagesTag',
  'guard',
  'modules',
  'txHash',
  'proposer',
])

/** Says an answer as the gateway of spring 2023 would have said it. */
export function speakSeed(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(speakSeed)
  if (typeof answer !== 'object' || answer === null) return answer
  const entries = Object.entries(answer)
    .filter(
      ([name, value]) => !newerFields.has(name) && !(value === null && omittedNulls.has(name)),
    )
    .filter(([name]) => name !== 'count' || !('results' in answer))
    .map(([name, value]) => [name, name === 'type' ? olderType(value) : speakSeed(value)])
  return Object.fromEntries(entries)
}

function olderType(type: unknown): unknown {
  switch (type) {
    case 'CHANGE_MASTER_COPY':
      return 'CHANGE_IMPLEMENTATION'
    case 'oracle':
    case 'fixed':
      return type.toUpperCase()
    case 'fixed1559':
      return 'UNKNOWN'
    default:
      return type
  }
}

/** An error without an upstream code of its own. */
const generic = 1337

/** Says a problem as the gateway of spring 2023 would have said it: always a code and a message. */
export function speakSeedProblem(
  status: number,
  body: Record<string, unknown> | string,
): Record<string, unknown> {
  if (typeof body === 'string') return { code: status, message: body, arguments: [] }
  const { code, message } = body
  if (status === 404 && code === undefined && message === 'Not Found')
    return { status: 'error', reason: 'Resource was not found.' }
  const known = typeof code === 'number' ? code : generic
  return {
    code: message === 'Invalid address' ? 1 : known,
    message: message ?? null,
    arguments: [],
  }
}
