import type { Address, Hex } from 'viem'
import { getAddress, keccak256 } from 'viem/utils'

import type { CreationContracts } from './contracts/creationContracts.ts'
import { creationTable } from './contracts/derived/creationTable.ts'
import { InvalidFieldError, InvalidOwnersError, UnknownContractError } from './errors.ts'
import type { ContractCall } from './execTransactionCall.ts'
import { addressWord, toHexBytes, uintWord } from './hex.ts'
import { assertNewEntry } from './linkedList.ts'
import { bytesTail, callOf, numberWord } from './metaTransaction.ts'
import { zeroAddress } from './safeTransaction.ts'
import { compareVersions } from './safeVersion.ts'
import { selectors } from './selectors.ts'
import { type NumberInput, toUint256 } from './uint.ts'

/** An account that is to be created. Every part of it decides its address. */
export type AccountCreation = {
  owners: readonly string[]
  /** How many of the owners must sign. */
  threshold: NumberInput
  /** Any number; another one gives another address. */
  saltNonce: NumberInput
  /** 1.3.0, 1.4.1 or 1.5.0. Default 1.4.1. */
  version?: string | undefined
  /** Default `canonical`. Only 1.3.0 has `eip155`, for chains that refuse unprotected transactions. */
  deployment?: CreationContracts['deployment'] | undefined
  /** The flavour that announces every transaction by an event, which most services rely on. Default true. */
  l2?: boolean | undefined
  /** Contracts that are not the official ones, all of them together. */
  contracts?: AccountContracts | undefined
  /** Answers EIP-1271 and token callbacks. Default the official handler of the version; `null` for none. */
  fallbackHandler?: string | null | undefined
  /** Run by delegatecall while the account is set up, for example `setupToL2` of SafeToL2Setup. */
  setup?: { to: string; data: string } | undefined
  /** Paid from the account to the sender of its creation. */
  payment?: { token?: string; amount?: NumberInput; receiver?: string } | undefined
  /** Makes the address good for one chain only, from version 1.4.1: the chain's id. */
  onlyOnChain?: NumberInput | undefined
}

/** Contracts to create an account with. */
export type AccountContracts = {
  factory: string
  singleton: string
  /** `proxyCreationCode()` of the factory. */
  proxyCreationCode: string
}

/**
 * The address an account will have (CREATE2, EIP-1014). It can receive before it exists.
 *
 * @throws InvalidFieldError, InvalidOwnersError, InvalidVersionError, UnknownContractError
 */
export function predictAccountAddress(creation: AccountCreation): Address {
  const { factory, initCodeHash } = resolveContracts(creation)
  const setupHash = keccak256(accountSetupData(creation))
  return create2Address(factory, initCodeHash, `${setupHash}${saltNonceWords(creation)}`)
}

/**
 * The address that a factory gives to an account, from the hash of its first call.
 *
 * @throws InvalidFieldError
 */
export function accountAddressOf(parts: {
  factory: string
  initCodeHash: Hex
  /** keccak256 of the calldata of `setup`. */
  setupHash: Hex
  saltNonce: bigint
}): Address {
  const { factory, initCodeHash, setupHash, saltNonce } = parts
  return create2Address(factory, initCodeHash, `${setupHash}${numberWord('saltNonce', saltNonce)}`)
}

/** EIP-1014, with the factory's salt: the hash of the setup's hash and the number that tells two accounts apart. */
function create2Address(factory: string, initCodeHash: Hex, saltWords: Hex): Address {
  const salt = keccak256(saltWords)
  const hash = keccak256(
    `0xff${factory.slice(2).toLowerCase()}${salt.slice(2)}${initCodeHash.slice(2)}`,
  )
  return getAddress(`0x${hash.slice(-40)}`)
}

/**
 * The call that creates an account. Anyone may send it; the address stays the same.
 *
 * @throws InvalidFieldError, InvalidOwnersError, InvalidVersionError, UnknownContractError
 */
export function createAccountCall(creation: AccountCreation): ContractCall {
  const { factory, singleton } = resolveContracts(creation)
  saltNonceWords(creation)
  const selector =
    creation.onlyOnChain === undefined
      ? selectors['createProxyWithNonce(address,bytes,uint256)']
      : selectors['createChainSpecificProxyWithNonce(address,bytes,uint256)']
  const headBytes = 3n * 32n
  const { to, data } = callOf(
    factory,
    selector,
    addressWord('contracts.singleton', singleton),
    uintWord(headBytes),
    numberWord('saltNonce', creation.saltNonce),
    bytesTail(accountSetupData(creation)),
  )
  return { to, data }
}

/**
 * The calldata of `setup`, which gives a new account its owners. The factory's `initializer`.
 *
 * @throws InvalidFieldError, InvalidOwnersError, InvalidVersionError, UnknownContractError
 */
export function accountSetupData({
  owners,
  threshold,
  setup,
  payment,
  ...creation
}: AccountCreation): Hex {
  const needed = toUint256('threshold', threshold)
  if (needed < 1n || needed > BigInt(owners.length)) {
    throw new InvalidOwnersError('threshold', threshold)
  }
  const ownerWords = owners.map((owner, index) => {
    assertNewEntry({
      safe: undefined,
      entries: owners.slice(0, index),
      entry: owner,
      field: 'owner',
    })
    return addressWord('owner', owner)
  })
  const headBytes = 8 * 32
  const ownersBytes = (1 + owners.length) * 32
  return `${selectors['setup(address[],uint256,address,bytes,address,address,uint256,address)']}${[
    uintWord(BigInt(headBytes)),
    uintWord(needed),
    addressWord('setup.to', setup?.to ?? zeroAddress),
    uintWord(BigInt(headBytes + ownersBytes)),
    addressWord('fallbackHandler', fallbackHandlerOf(creation)),
    addressWord('payment.token', payment?.token ?? zeroAddress),
    numberWord('payment.amount', payment?.amount ?? 0n),
    addressWord('payment.receiver', payment?.receiver ?? zeroAddress),
    uintWord(BigInt(owners.length)),
    ...ownerWords,
    bytesTail(toHexBytes('setup.data', setup?.data ?? '0x')),
  ].join('')}`
}

type ContractChoice = Pick<
  AccountCreation,
  'version' | 'deployment' | 'l2' | 'contracts' | 'fallbackHandler'
>

const defaultVersion = '1.4.1'

function fallbackHandlerOf({ fallbackHandler, ...choice }: ContractChoice): string {
  if (fallbackHandler === null) return zeroAddress
  return fallbackHandler ?? officialContracts(choice).fallbackHandler
}

function resolveContracts({ contracts, ...choice }: ContractChoice): {
  factory: string
  singleton: string
  initCodeHash: Hex
} {
  if (!contracts) {
    const { factory, safe, safeL2 } = officialContracts(choice)
    const { address, initCodeHash } = choice.l2 === false ? safe : safeL2
    return { factory, singleton: address, initCodeHash }
  }
  const { factory, singleton, proxyCreationCode } = contracts
  addressWord('contracts.factory', factory)
  const code = toHexBytes('contracts.proxyCreationCode', proxyCreationCode)
  return {
    factory,
    singleton,
    initCodeHash: keccak256(`${code}${addressWord('contracts.singleton', singleton)}`),
  }
}

function officialContracts({
  version = defaultVersion,
  deployment = 'canonical',
}: ContractChoice): CreationContracts {
  const contracts = creationTable.find(
    (row) => row.deployment === deployment && compareVersions(row.version, version) === 0,
  )
  if (!contracts) throw new UnknownContractError('SafeProxyFactory', version, deployment)
  return contracts
}

function saltNonceWords({
  saltNonce,
  onlyOnChain,
  version = defaultVersion,
}: AccountCreation): string {
  const nonce = numberWord('saltNonce', saltNonce)
  if (onlyOnChain === undefined) return nonce
  if (compareVersions(version, '1.4.1') < 0) {
    throw new InvalidFieldError('onlyOnChain', onlyOnChain, 'left out before version 1.4.1')
  }
  return nonce + numberWord('onlyOnChain', onlyOnChain)
}
