import type { ConsentRequest, WalletCall } from '../WalletRequest.ts'
import {
  invalidParams,
  isRecord,
  parseAddress,
  parseArray,
  parseChainId,
  parseHex,
  parseObject,
  parseObjectWith,
  parseQuantity,
  parseString,
} from './values.ts'

/**
 * Reads the parameter of `wallet_sendCalls` (EIP-5792, version 2.0.0).
 *
 * @throws WalletRpcError -32602 for what makes no sense
 */
export function parseCalls(value: unknown): Extract<ConsentRequest, { kind: 'sendCalls' }> {
  const given = parseObjectWith(value, 'The batch', [
    'atomicRequired',
    'calls',
    'capabilities',
    'chainId',
    'from',
    'id',
    'version',
  ])
  if (given.version !== '2.0.0') throw invalidParams('The version of the batch must be 2.0.0.')
  if (typeof given.atomicRequired !== 'boolean')
    throw invalidParams('atomicRequired must be true or false.')
  const calls = parseArray(given.calls, 'calls').map(parseCall)
  if (calls.length === 0) throw invalidParams('calls must have at least one call.')
  return {
    kind: 'sendCalls',
    chainId: parseChainId(given.chainId),
    from: given.from === undefined ? undefined : parseAddress(given.from, 'from'),
    id: given.id === undefined ? undefined : parseString(given.id, 'id'),
    atomicRequired: given.atomicRequired,
    calls,
    required: [given.capabilities, ...calls.map((call) => call.capabilities)].flatMap(
      requiredCapabilities,
    ),
  }
}

function parseCall(value: unknown): WalletCall & { capabilities: unknown } {
  const {
    to,
    data,
    value: amount,
    capabilities,
  } = parseObjectWith(value, 'A call', ['capabilities', 'data', 'to', 'value'])
  if (to === undefined && data === undefined)
    throw invalidParams('A call has neither a recipient (to) nor data to create a contract.')
  return {
    to: to === undefined ? undefined : parseAddress(to, 'to'),
    data: data === undefined ? '0x' : parseHex(data, 'data'),
    value: amount === undefined ? 0n : parseQuantity(amount, 'value'),
    capabilities,
  }
}

/** The capabilities that the page cannot do without. */
function requiredCapabilities(capabilities: unknown): readonly string[] {
  if (capabilities === undefined) return []
  return Object.entries(parseObject(capabilities, 'capabilities'))
    .filter(([, wish]) => !(isRecord(wish) && wish['optional'] === true))
    .map(([name]) => name)
}
