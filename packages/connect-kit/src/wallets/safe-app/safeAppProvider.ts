import { type Address, getAddress, numberToHex, UnsupportedProviderMethodError } from 'viem'

import type { SafeAppChannel } from './safeAppChannel.ts'

/** The account that the Safe app has open. */
export type SafeAppAccount = { address: Address; chainId: number }

/** An EIP-1193 provider, without events: an account that is changed in the Safe app loads the page anew. */
export type SafeAppProvider = {
  account: SafeAppAccount
  request: (request: { method: string; params?: unknown }) => Promise<unknown>
  on: () => void
  removeListener: () => void
}

/**
 * Makes a provider of the Safe app around the page. What it sends are proposals: an `eth_sendTransaction` is answered with
 * the hash of the proposal, and signing with `0x` when owners have yet to sign.
 */
export function createSafeAppProvider(
  channel: SafeAppChannel,
  account: SafeAppAccount,
): SafeAppProvider {
  const call = (method: string, params: unknown) => channel.ask('rpcCall', { call: method, params })

  async function send(calls: readonly unknown[], gas?: unknown): Promise<string> {
    const sent = await channel.ask('sendTransactions', {
      txs: calls.map(readCall),
      params: gas === undefined ? {} : { safeTxGas: Number(gas) },
    })
    return readText(sent, 'safeTxHash')
  }

  /** The transaction that a proposal has become, or what was asked for when it is none. */
  async function executed(hash: unknown): Promise<unknown> {
    const proposal = await channel
      .ask('getTxBySafeTxHash', { safeTxHash: hash })
      .catch(() => undefined)
    return read(proposal, 'txHash') ?? hash
  }

  return {
    account,
    on() {},
    removeListener() {},
    async request({ method, params }) {
      const list: readonly unknown[] = Array.isArray(params) ? params : []
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return [account.address]
        case 'eth_chainId':
          return numberToHex(account.chainId)
        case 'net_version':
          return String(account.chainId)
        case 'personal_sign':
          return signature(await channel.ask('signMessage', { message: list[0] }))
        case 'eth_signTypedData':
        case 'eth_signTypedData_v4': {
          const typedData: unknown = typeof list[1] === 'string' ? JSON.parse(list[1]) : list[1]
          return signature(await channel.ask('signTypedMessage', { typedData }))
        }
        case 'eth_sendTransaction':
          return send([list[0]], read(list[0], 'gas'))
        case 'wallet_sendCalls': {
          const calls = read(list[0], 'calls')
          return { id: await send(Array.isArray(calls) ? calls : []) }
        }
        case 'eth_getTransactionByHash':
        case 'eth_getTransactionReceipt':
          return call(method, [await executed(list[0])])
      }
      if (/^(?:wallet_|personal_|eth_sign)/.test(method)) {
        throw new UnsupportedProviderMethodError(new Error(`The Safe app has no ${method}.`))
      }
      return call(method, list)
    },
  }
}

/** Reads the account out of the answer to `getSafeInfo`. */
export function readSafeAppAccount(info: unknown): SafeAppAccount {
  return {
    address: getAddress(readText(info, 'safeAddress')),
    chainId: Number(read(info, 'chainId')),
  }
}

function readCall(call: unknown) {
  return {
    to: readText(call, 'to'),
    value: read(call, 'value') ?? '0',
    data: read(call, 'data') ?? '0x',
  }
}

function signature(answer: unknown): unknown {
  return read(answer, 'signature') ?? '0x'
}

function readText(value: unknown, key: string): string {
  const found = read(value, key)
  if (typeof found !== 'string') throw new Error(`The Safe app's answer has no ${key}.`)
  return found
}

function read(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  // What is behind the key stays unknown.
  return (value as Record<string, unknown>)[key]
}
