import {
  getTypesForEIP712Domain,
  hashDomain,
  hashStruct,
  hashTypedData,
  type Hex,
  type LocalAccount,
} from 'viem'

import { WalletRpcError } from './errors.ts'
import type { TypedDataJson } from './WalletRequest.ts'

/** What viem takes: the same, with the domain's chain id as a number. */
function forViem({ domain, types, primaryType, message }: TypedDataJson) {
  const chainId = domain['chainId']
  return {
    domain: chainId === undefined ? domain : { ...domain, chainId: Number(chainId) },
    types,
    primaryType,
    message,
  }
}

/**
 * Refuses typed data that names another chain than the wallet's: a signature for it could be used there.
 *
 * @throws WalletRpcError -32603
 */
export function checkTypedDataChain({ domain }: TypedDataJson, chainId: number): void {
  if (domain['chainId'] === undefined || Number(domain['chainId']) === chainId) return
  throw new WalletRpcError(
    -32603,
    `The typed data is for chain ${Number(domain['chainId'])}, the wallet is on chain ${chainId}. Switch first.`,
  )
}

/** The hash that is signed (EIP-712). */
export function hashTypedDataJson(typedData: TypedDataJson): Hex {
  return hashTypedData(forViem(typedData))
}

/** The hashes that the screen of a hardware wallet shows of typed data; a domain alone has no message. */
export function typedDataDigests(typedData: TypedDataJson): {
  domain: Hex
  message: Hex | undefined
} {
  const { domain, primaryType, message, ...rest } = forViem(typedData)
  const types = { EIP712Domain: getTypesForEIP712Domain({ domain }), ...rest.types }
  return {
    domain: hashDomain<Record<string, unknown>>({ domain, types }),
    message:
      primaryType === 'EIP712Domain'
        ? undefined
        : hashStruct<Record<string, unknown>, string>({ data: message, primaryType, types }),
  }
}

/** Signs typed data that fits its types. */
export function signTypedDataJson(account: LocalAccount, typedData: TypedDataJson): Promise<Hex> {
  return account.signTypedData(forViem(typedData))
}
