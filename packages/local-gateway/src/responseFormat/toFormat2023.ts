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

/** Fields that were left out where the current format has null. */
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

/** Converts an answer to the 2023 response format. */
export function toFormat2023(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(toFormat2023)
  if (typeof answer !== 'object' || answer === null) return answer
  const entries = Object.entries(answer)
    .filter(
      ([name, value]) => !newerFields.has(name) && !(value === null && omittedNulls.has(name)),
    )
    .filter(([name]) => name !== 'count' || !('results' in answer))
    .map(([name, value]) => [name, name === 'type' ? olderType(value) : toFormat2023(value)])
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
const genericCode = 1337

/** Converts a problem to the 2023 response format: always a code and a message. */
export function toProblem2023(
  status: number,
  body: Record<string, unknown> | string,
): Record<string, unknown> {
  if (typeof body === 'string') return { code: status, message: body, arguments: [] }
  const { code, message } = body
  if (status === 404 && code === undefined && message === 'Not Found')
    return { status: 'error', reason: 'Resource was not found.' }
  const known = typeof code === 'number' ? code : genericCode
  return {
    code: message === 'Invalid address' ? 1 : known,
    message: message ?? null,
    arguments: [],
  }
}

/** What puts answers into the form of 2023. A gateway that never answers in it is without this code. */
export type Format2023 = {
  toFormat2023: typeof toFormat2023
  toProblem2023: typeof toProblem2023
}
