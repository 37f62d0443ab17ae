import { numberToHex, UnknownBundleIdError } from 'viem'

import { ProposalCancelledError } from '../../errors/errors.ts'
import { readProperty } from '../../platform/readProperty.ts'
import type { SafeAppChannel } from './safeAppChannel.ts'

type Proposal = { status: unknown; txHash: string | undefined }

/** What the Safe app says of a proposal, in the codes of EIP-5792. Everything else still waits. */
const statusCodes: ReadonlyMap<unknown, number> = new Map([
  ['SUCCESS', 200],
  ['CANCELLED', 400],
  ['FAILED', 500],
])

/**
 * What is sent through the Safe app: proposals, which the owners sign, execute or cancel.
 *
 * @param chainId the chain of the account that is open in the Safe app
 */
export function createSafeAppProposals(channel: SafeAppChannel, chainId: number) {
  async function send(calls: readonly unknown[], gas?: unknown): Promise<string> {
    const sent = await channel.request('sendTransactions', {
      txs: calls.map(readCall),
      params: gas === undefined ? {} : { safeTxGas: Number(gas) },
    })
    return readText(sent, 'safeTxHash')
  }

  /** What has become of a proposal; `undefined` for a hash that is none. */
  async function find(hash: unknown): Promise<Proposal | undefined> {
    const found = await channel
      .request('getTxBySafeTxHash', { safeTxHash: hash })
      .catch(() => undefined)
    if (found === undefined || found === null) return undefined
    const txHash = readProperty(found, 'txHash')
    return {
      status: readProperty(found, 'txStatus'),
      txHash: typeof txHash === 'string' ? txHash : undefined,
    }
  }

  /** The receipt of what a proposal has become. One whose calls failed is failed, although its transaction went through. */
  async function receipt(hash: unknown): Promise<unknown> {
    const proposed = await find(hash)
    if (proposed?.status === 'CANCELLED') throw new ProposalCancelledError()
    const found = await channel.request('rpcCall', {
      call: 'eth_getTransactionReceipt',
      params: [proposed?.txHash ?? hash],
    })
    return proposed?.status === 'FAILED' && typeof found === 'object' && found !== null
      ? { ...found, status: '0x0' }
      : found
  }

  /** How a batch stands (EIP-5792). It is one proposal: all of it happens, or nothing. */
  async function callsStatus(id: unknown): Promise<unknown> {
    const proposed = await find(id)
    if (!proposed) throw new UnknownBundleIdError(new Error('The Safe app knows no such batch.'))
    const { status, txHash } = proposed
    const code = statusCodes.get(status) ?? 100
    const found = txHash === undefined || code < 200 ? null : await receipt(id)
    return {
      version: '2.0.0',
      id,
      chainId: numberToHex(chainId),
      atomic: true,
      status: code,
      ...(found !== null && { receipts: [found] }),
    }
  }

  return { send, find, receipt, callsStatus }
}

function readCall(call: unknown) {
  return {
    to: readText(call, 'to'),
    value: readProperty(call, 'value') ?? '0',
    data: readProperty(call, 'data') ?? '0x',
  }
}

/**
 * Reads a text out of an answer of the Safe app.
 *
 * @throws Error when there is none under the key
 */
export function readText(value: unknown, key: string): string {
  const found = readProperty(value, key)
  if (typeof found !== 'string') throw new Error(`The Safe app's answer has no ${key}.`)
  return found
}
