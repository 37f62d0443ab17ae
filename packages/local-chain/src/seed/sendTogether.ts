import type { ChainClient } from '../engine/createChainClient.ts'
import { ContractMismatchError } from '../errors.ts'

/**
 * Sends transactions of the node's own accounts in one request (a batch of JSON-RPC 2.0). Each has a nonce: a node may begin with any.
 *
 * @param client of a node whose automatic mining is off
 * @param calls the parameters of `eth_sendTransaction`
 * @throws ContractMismatchError when the node refuses one of them
 */
export async function sendTogether(client: ChainClient, calls: readonly object[]): Promise<void> {
  const requests = calls.map((call, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'eth_sendTransaction',
    params: [call],
  }))
  const answer = await fetch(client.transport.url ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(requests),
  })
  const answers = (await answer.json()) as { error?: { message?: string } }[]
  const refused = answers.find(({ error }) => error)?.error
  if (refused || answers.length !== calls.length)
    throw new ContractMismatchError('A transaction', `it was refused: ${refused?.message ?? ''}.`)
}
