import type { Address, Hex } from 'viem'
import { getAddress, keccak256 } from 'viem/utils'

import { addressWord, uintWord } from './hex.ts'
import { compareVersions } from './safeVersion.ts'
import { type NumberInput, toChainId, toUint256 } from './uint.ts'

/** Which account something is signed for. */
export type SafeDomain = {
  /** EIP-155 id of the chain the account lives on. */
  chainId: NumberInput
  /** The account's address. */
  safe: string
  /** `VERSION()` of the account's contract; build metadata such as `+L2` may be attached. */
  version: string
}

/** keccak256 of `EIP712Domain(uint256 chainId,address verifyingContract)` */
const domainTypeHash = '47e79534a245952e8b16893a336b85a3d9ea9fa8c573f3d803afb92a79469218'
/** keccak256 of `EIP712Domain(address verifyingContract)` */
const domainTypeHashWithoutChain =
  '035aff83d86937d35b32e04f0ddc6ff469290eef2f1b692d8a815c89404d4749'

/**
 * The EIP-712 domain separator of an account: `domainSeparator()` of its contract, and what a device shows as
 * “domain hash”. Before version 1.3.0 it does not contain the chain.
 *
 * @throws InvalidFieldError, InvalidVersionError
 */
export function domainHash({ chainId, safe, version }: SafeDomain): Hex {
  const chain = toUint256('chainId', chainId)
  const account = addressWord('safe', safe)
  return hasChainInDomain(version)
    ? keccak256(`0x${domainTypeHash}${uintWord(chain)}${account}`)
    : keccak256(`0x${domainTypeHashWithoutChain}${account}`)
}

/** keccak256(0x1901 ‖ domain ‖ struct): what EIP-712 has a wallet sign. */
export function typedDataDigest(domain: Hex, structHash: Hex): Hex {
  return keccak256(typedDataPreimage(domain, structHash))
}

/** The 66 bytes that are hashed into an EIP-712 digest. */
export function typedDataPreimage(domain: Hex, structHash: Hex): Hex {
  return `0x1901${domain.slice(2)}${structHash.slice(2)}`
}

/** The domain as `signTypedData` takes it, with its type. */
export type SafeTypedDataDomain = {
  chainId?: number
  verifyingContract: Address
}

/** One entry of an EIP-712 type. */
export type TypedDataField = { name: string; type: string }

/** The domain of an account as typed data. */
export function typedDataDomain({ chainId, safe, version }: SafeDomain): {
  domain: SafeTypedDataDomain
  type: readonly TypedDataField[]
} {
  addressWord('safe', safe)
  const chain = toChainId(chainId)
  const verifyingContract = getAddress(safe)
  const account = { name: 'verifyingContract', type: 'address' }
  return hasChainInDomain(version)
    ? {
        domain: { chainId: chain, verifyingContract },
        type: [{ name: 'chainId', type: 'uint256' }, account],
      }
    : { domain: { verifyingContract }, type: [account] }
}

function hasChainInDomain(version: string): boolean {
  return compareVersions(version, '1.3.0') >= 0
}
