import type { Address } from '../schemas/address.ts'
import type { Hash } from '../schemas/hex.ts'

/** Answers as the gateway writes them, for tests; each says only what a case is about. */

export const safe: Address = '0x5afe5afE5afE5afE5afE5aFe5aFe5Afe5Afe5AfE'
export const owners: Address[] = ['1', '2', '3'].map((digit): Address => `0x${digit.repeat(40)}`)
export const hashOf = (digit: string): Hash => `0x${digit.repeat(64)}`

export const addressInfo = (value: string) => ({ value, name: null, logoUri: null })

export function buildSafeInfo(given: object = {}) {
  return {
    address: addressInfo(safe),
    chainId: '1',
    nonce: 7,
    threshold: 2,
    owners: owners.map(addressInfo),
    implementation: { value: `0x${'9'.repeat(40)}`, name: 'SafeL2 1.4.1', logoUri: null },
    implementationVersionState: 'UP_TO_DATE',
    modules: null,
    fallbackHandler: null,
    guard: null,
    version: '1.4.1+L2',
    collectiblesTag: '1700000000',
    txQueuedTag: '1700000001',
    txHistoryTag: '1700000002',
    messagesTag: null,
    ...given,
  }
}

export function buildTransfer(given: object = {}) {
  return {
    type: 'Transfer',
    humanDescription: null,
    sender: addressInfo(safe),
    recipient: addressInfo(owners[0]!),
    direction: 'OUTGOING',
    transferInfo: { type: 'NATIVE_COIN', value: '1000000000000000000' },
    ...given,
  }
}

export function buildTransaction(digit = 'a', given: object = {}) {
  return {
    id: `multisig_${safe}_${hashOf(digit)}`,
    txHash: null,
    timestamp: 1_700_000_000_000,
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: buildTransfer(),
    executionInfo: buildExecution(),
    safeAppInfo: null,
    note: null,
    ...given,
  }
}

export function buildExecution(given: object = {}) {
  return {
    type: 'MULTISIG',
    nonce: 7,
    confirmationsRequired: 2,
    confirmationsSubmitted: 1,
    missingSigners: owners.slice(1).map(addressInfo),
    ...given,
  }
}

export function buildItem(digit = 'a', given: object = {}, conflictType = 'None') {
  return { type: 'TRANSACTION', transaction: buildTransaction(digit, given), conflictType }
}

export function buildPage(results: unknown[], given: object = {}) {
  return { count: results.length, next: null, previous: null, results, ...given }
}

export function buildDetails(digit = 'a', given: object = {}) {
  return {
    safeAddress: safe,
    txId: `multisig_${safe}_${hashOf(digit)}`,
    executedAt: null,
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: buildTransfer(),
    txData: {
      hexData: null,
      dataDecoded: null,
      to: addressInfo(owners[0]!),
      value: '1000000000000000000',
      operation: 0,
      trustedDelegateCallTarget: null,
      addressInfoIndex: null,
      tokenInfoIndex: null,
    },
    txHash: null,
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: 1_700_000_000_000,
      nonce: 7,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: `0x${'0'.repeat(40)}`,
      fee: '0',
      payment: '0',
      refundReceiver: addressInfo(`0x${'0'.repeat(40)}`),
      safeTxHash: hashOf(digit),
      executor: null,
      signers: owners.map(addressInfo),
      confirmationsRequired: 2,
      confirmations: [
        {
          signer: addressInfo(owners[0]!),
          signature: `0x${'12'.repeat(65)}`,
          submittedAt: 1_700_000_000_000,
        },
      ],
      rejectors: [],
      gasTokenInfo: null,
      trusted: true,
      proposer: addressInfo(owners[0]!),
      proposedByDelegate: null,
    },
    safeAppInfo: null,
    note: null,
    ...given,
  }
}

export function buildChain(given: object = {}) {
  const rpcUri = { authentication: 'NO_AUTHENTICATION', value: 'https://rpc.test' }
  return {
    chainId: '1',
    chainName: 'Ethereum',
    description: '',
    shortName: 'eth',
    l2: false,
    isTestnet: false,
    zk: false,
    chainLogoUri: null,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: '' },
    transactionService: 'https://txs.test',
    blockExplorerUriTemplate: { address: 'a/{{address}}', txHash: 't/{{txHash}}', api: 'api' },
    beaconChainExplorerUriTemplate: { publicKey: null },
    rpcUri,
    safeAppsRpcUri: rpcUri,
    publicRpcUri: rpcUri,
    theme: { textColor: '#fff', backgroundColor: '#000' },
    ensRegistryAddress: null,
    gasPrice: [{ type: 'fixed1559', maxFeePerGas: '2000000000', maxPriorityFeePerGas: '1' }],
    disabledWallets: [],
    features: ['EIP1559'],
    balancesProvider: { chainName: null, enabled: false },
    recommendedMasterCopyVersion: '1.4.1',
    relayer: null,
    ...given,
  }
}
