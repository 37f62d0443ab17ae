import {
  type Address,
  getAddress,
  InvalidParamsRpcError,
  numberToHex,
  UnauthorizedProviderError,
  UnsupportedChainIdError,
  UnsupportedNonOptionalCapabilityError,
  UnsupportedProviderMethodError,
} from 'viem'

import { isSameAddress } from '../../format/isSameAddress.ts'
import { readProperty } from '../../platform/readProperty.ts'
import type { SafeAppChannel } from './safeAppChannel.ts'
import { createSafeAppProposals, readText } from './safeAppProposals.ts'

/** The account that the Safe app has open. */
export type SafeAppAccount = { address: Address; chainId: number }

/** An EIP-1193 provider, without events: an account that is changed in the Safe app reloads the page. */
export type SafeAppProvider = {
  account: SafeAppAccount
  request: (request: { method: string; params?: unknown }) => Promise<unknown>
  on: () => void
  removeListener: () => void
}

/**
 * Makes a provider of the Safe app around the page. What it sends are proposals: an `eth_sendTransaction` is answered with
 * the hash of the proposal, and signing with `0x` when owners have yet to sign. The receipt of a proposal is
 * that of the transaction it became; a failed or cancelled proposal is an error. A request for another account or another chain
 * than the open one is refused: a Safe cannot sign for another account.
 */
export function createSafeAppProvider(
  channel: SafeAppChannel,
  account: SafeAppAccount,
): SafeAppProvider {
  const call = (method: string, params: unknown) =>
    channel.request('rpcCall', { call: method, params })

  const proposals = createSafeAppProposals(channel, account.chainId)

  /** Refuses what is meant for another account. An absent address is this account. */
  function checkAddress(address: unknown): void {
    if (address === undefined || address === null) return
    if (isSameAddress(address, account.address)) return
    throw new UnauthorizedProviderError(
      new Error(`The account that is open in the Safe app is ${account.address}.`),
    )
  }

  function checkChain(chainId: unknown): void {
    if (chainId === undefined || chainId === null || Number(chainId) === account.chainId) return
    throw new UnsupportedChainIdError(
      new Error(`The account that is open in the Safe app is on chain ${account.chainId}.`),
    )
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
          checkAddress(list[1])
          return signature(await channel.request('signMessage', { message: list[0] }))
        case 'eth_signTypedData':
        case 'eth_signTypedData_v4': {
          checkAddress(list[0])
          const typedData: unknown = typeof list[1] === 'string' ? JSON.parse(list[1]) : list[1]
          return signature(await channel.request('signTypedMessage', { typedData }))
        }
        case 'eth_sendTransaction':
          checkAddress(readProperty(list[0], 'from'))
          checkChain(readProperty(list[0], 'chainId'))
          return proposals.send([list[0]], readProperty(list[0], 'gas'))
        case 'wallet_sendCalls': {
          checkAddress(readProperty(list[0], 'from'))
          checkChain(readProperty(list[0], 'chainId'))
          checkCapabilities(list[0])
          const calls = readProperty(list[0], 'calls')
          if (!Array.isArray(calls) || calls.length === 0) {
            throw new InvalidParamsRpcError(new Error('A batch needs at least one call.'))
          }
          for (const each of calls) checkCapabilities(each)
          return { id: await proposals.send(calls) }
        }
        case 'wallet_getCallsStatus':
          return proposals.callsStatus(list[0])
        case 'wallet_getCapabilities': {
          checkAddress(list[0])
          const chainId = numberToHex(account.chainId)
          const asked: unknown = list[1]
          if (Array.isArray(asked) && !asked.some((id) => Number(id) === account.chainId)) return {}
          return {
            [chainId]: { atomic: { status: 'supported' }, atomicBatch: { supported: true } },
          }
        }
        case 'eth_getTransactionByHash': {
          const proposed = await proposals.find(list[0])
          return call(method, [proposed?.txHash ?? list[0]])
        }
        case 'eth_getTransactionReceipt':
          return proposals.receipt(list[0])
      }
      if (/^(?:wallet_|personal_|eth_sign)/.test(method)) {
        throw new UnsupportedProviderMethodError(new Error(`The Safe app has no ${method}.`))
      }
      return call(method, list)
    },
  }
}

/** A capability that a batch cannot do without, and that a Safe does not have. Batches are whole by themselves. */
function checkCapabilities(request: unknown): void {
  const capabilities = readProperty(request, 'capabilities')
  if (typeof capabilities !== 'object' || capabilities === null) return
  for (const [name, capability] of Object.entries(capabilities)) {
    if (readProperty(capability, 'optional') === true || name.startsWith('atomic')) continue
    throw new UnsupportedNonOptionalCapabilityError(
      new Error(`The Safe app does not have the capability ${name}.`),
    )
  }
}

/** Reads the account out of the answer to `getSafeInfo`. */
export function readSafeAppAccount(info: unknown): SafeAppAccount {
  return {
    address: getAddress(readText(info, 'safeAddress')),
    chainId: Number(readProperty(info, 'chainId')),
  }
}

function signature(answer: unknown): unknown {
  return readProperty(answer, 'signature') ?? '0x'
}
