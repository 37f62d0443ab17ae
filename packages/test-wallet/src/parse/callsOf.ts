import type { ConsentRequest, WalletCall } from '../WalletRequest.ts'
import {
  addressOf,
  bytesOf,
  chainIdOf,
  invalid,
  isRecord,
  listOf,
  quantityOf,
  recordOf,
  recordWith,
  textOf,
} from './values.ts'

/**
 * Reads the parameter of `wallet_sendCalls` (EIP-5792, version 2.0.0).
 *
 * @throws WalletRpcError -32602 for what makes no sense
 */
export function callsOf(value: unknown): Extract<ConsentRequest, { kind: 'sendCalls' }> {
  const given = recordWith(value, 'The batch', [
    'atomicRequired',
    'calls',
    'capabilities',
    'chainId',
    'from',
    'id',
    'version',
  ])
  if (given.version !== '2.0.0') throw invalid('The version of the batch must be 2.0.0.')
  if (typeof given.atomicRequired !== 'boolean')
    throw invalid('atomicRequired must be true or false.')
  const calls = listOf(given.calls, 'calls').map(callOf)
  if (calls.length === 0) throw invalid('calls must have at least one call.')
  return {
    kind: 'sendCalls',
    chainId: chainIdOf(given.chainId),
    from: given.from === undefined ? undefined : addressOf(given.from, 'from'),
    id: given.id === undefined ? undefined : textOf(given.id, 'id'),
    atomicRequired: given.atomicRequired,
    calls,
    required: [given.capabilities, ...calls.map((call) => call.capabilities)].flatMap(requiredOf),
  }
}

function callOf(value: unknown): WalletCall & { capabilities: unknown } {
  const {
    to,
    data,
    value: amount,
    capabilities,
  } = recordWith(value, 'A call', ['capabilities', 'data', 'to', 'value'])
  if (to === undefined && data === undefined)
    throw invalid('A call has neither a recipient (to) nor data to create a contract.')
  return {
    to: to === undefined ? undefined : addressOf(to, 'to'),
    data: data === undefined ? '0x' : bytesOf(data, 'data'),
    value: amount === undefined ? 0n : quantityOf(amount, 'value'),
    capabilities,
  }
}

/** The capabilities that the page cannot do without. */
function requiredOf(capabilities: unknown): readonly string[] {
  if (capabilities === undefined) return []
  return Object.entries(recordOf(capabilities, 'capabilities'))
    .filter(([, wish]) => !(isRecord(wish) && wish['optional'] === true))
    .map(([name]) => name)
}
