import type { Address, Hex } from 'viem'
import { getAddress, keccak256 } from 'viem/utils'
import type { ContractCall } from './execTransactionCall.ts'
import { InvalidFieldError, InvalidOwnersError, UnknownContractError } from './errors.ts'
import { addressWord, toHexBytes, uintWord } from './hex.ts'
import { assertNewEntry } from './linkedList.ts'
import { bytesTail, callOf, numberWord } from './metaTransaction.ts'
import { type Deployment, getOfficialContract } from './officialContracts.ts'
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
  deployment?: Exclude<Deployment, 'zksync'> | undefined
  /** The flavour that announces every transaction by an event, which most services rely on. Default true. */
  l2?: boolean | undefined
  /** Contracts that are not the official ones, all of them together. */
  contracts?: AccountContracts | undefined
  /** Answers EIP-1271 and token callbacks. Default the official handler of the version; `null` for none. */
  fallbackHandler?: string | null | undefined
  /** Run by delegatecall while the account is set up, for example `setupToL2` of SafeToL2Setup. */
  setup?: { to: string; data: string } | undefined
  /** Paid from the account to whoever creates it. */
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
  const salt = keccak256(`${keccak256(accountSetupData(creation))}${saltNonceWords(creation)}`)
  const hash = keccak256(
    `0xff${factory.slice(2).toLowerCase()}${salt.slice(2)}${initCodeHash.slice(2)}`,
  )
  return getAddress(`0x${hash.slice(-40)}`)
}

/**
 * The call that creates an account. Anybody may send it; the address stays the same.
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

function fallbackHandlerOf({
  version = defaultVersion,
  deployment,
  fallbackHandler,
}: ContractChoice): string {
  if (fallbackHandler === null) return zeroAddress
  return (
    fallbackHandler ??
    getOfficialContract({ name: 'CompatibilityFallbackHandler', version, deployment }).address
  )
}

/**
 * keccak256(proxyCreationCode ‖ singleton) for every factory and singleton of one deployment. The creation code itself
 * is compiled into the factory; `accountAddress.test.ts` and the test on a chain compare.
 */
const initCodeHashes: Record<string, Hex> = {
  '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552':
    '0x56e3081a3d1bb38ed4eed1a39f7729c3cc77c7825794c15bbf326f3047fd779c',
  '0x69f4D1788e39c87893C980c06EdF4b7f686e2938':
    '0xb3e501cfec8bd01fe46110901ec2dbff08b51dfc5ac094de6535e2c4bbdb59d9',
  '0x3E5c63644E683549055b9Be8653de26E0B4CD36E':
    '0xcaf2dc2f91b804b2fcf1ed3a965a1ff4404b840b80c124277b00a43b4634b2ce',
  '0xfb1bffC9d739B8D520DaF37dF666da4C687191EA':
    '0xea577b319e453ad8c9c606cacfe42c5750522aa0379d419931cb34698e3630e0',
  '0x41675C099F32341bf84BFc5382aF534df5C7461a':
    '0x76733d705f71b79841c0ee960a0ca880f779cde7ef446c989e6d23efc0a4adfb',
  '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762':
    '0xe298282cefe913ab5d282047161268a8222e4bd4ed106300c547894bbefd31ee',
  '0xFf51A5898e281Db6DfC7855790607438dF2ca44b':
    '0x9dd695a8d96e2c0f6ede304e13cc2efe754fa353b7389a23340c9317113bc975',
  '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e':
    '0xc00f8ed2d8e1bacf9a81836a956d9be01fbb50416bce76c09d18859e6bb6d223',
}

function resolveContracts({
  version = defaultVersion,
  deployment = 'canonical',
  l2 = true,
  contracts,
}: ContractChoice): { factory: string; singleton: string; initCodeHash: Hex } {
  if (contracts) {
    const { factory, singleton, proxyCreationCode } = contracts
    addressWord('contracts.factory', factory)
    const code = toHexBytes('contracts.proxyCreationCode', proxyCreationCode)
    return {
      factory,
      singleton,
      initCodeHash: keccak256(`${code}${addressWord('contracts.singleton', singleton)}`),
    }
  }
  const name = l2 ? 'SafeL2' : 'Safe'
  const singleton = getOfficialContract({ name, version, deployment }).address
  const factory = getOfficialContract({ name: 'SafeProxyFactory', version, deployment }).address
  const initCodeHash = initCodeHashes[singleton]
  if (!initCodeHash)
    throw new UnknownContractError('SafeProxyFactory with CREATE2', version, deployment)
  return { factory, singleton, initCodeHash }
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
