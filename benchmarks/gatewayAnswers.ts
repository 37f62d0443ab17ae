/** Answers as the hosted gateway writes them: an account with five owners, and 100 transactions as they come in real life. */
import { getAddress } from 'viem'

export const safe = getAddress(`0x${'5afe'.repeat(10)}`)

const address = (seed: number) => `0x${seed.toString(16).padStart(2, '0').repeat(20)}`
const hash = (seed: number) => `0x${seed.toString(16).padStart(4, '0').repeat(16)}`
const info = (seed: number) => ({ value: address(seed), name: null, logoUri: null })

export const safeInfo = {
  address: { value: safe, name: null, logoUri: null },
  chainId: '1',
  nonce: 412,
  threshold: 3,
  owners: [1, 2, 3, 4, 5].map(info),
  implementation: {
    value: address(9),
    name: 'SafeL2 1.4.1',
    logoUri: 'https://safe-transaction-assets.safe.global/contracts/logos/9.png',
  },
  implementationVersionState: 'UP_TO_DATE',
  collectiblesTag: '1763632800',
  txQueuedTag: '1763632801',
  txHistoryTag: '1763632802',
  messagesTag: '1763632803',
  modules: null,
  fallbackHandler: info(10),
  guard: null,
  version: '1.4.1+L2',
}

const token = {
  tokenAddress: address(20),
  tokenName: 'USD Coin',
  tokenSymbol: 'USDC',
  logoUri: 'https://safe-transaction-assets.safe.global/tokens/logos/20.png',
  trusted: true,
}

/** Payments for the most part, some calls, a change of settings now and then. */
function txInfoOf(index: number) {
  const humanDescription = null
  const [sender, recipient] = [info(30), info(31 + (index % 7))]
  switch (index % 10) {
    case 0:
      return {
        type: 'SettingsChange',
        humanDescription,
        dataDecoded: {
          method: 'addOwnerWithThreshold',
          parameters: [
            { name: 'owner', type: 'address', value: address(6) },
            { name: '_threshold', type: 'uint256', value: '3' },
          ],
          accuracy: 'FULL_MATCH',
        },
        settingsInfo: { type: 'ADD_OWNER', owner: info(6), threshold: 3 },
      }
    case 1:
    case 2:
      return {
        type: 'Custom',
        humanDescription,
        to: { ...info(40), name: 'Safe: MultiSendCallOnly 1.4.1' },
        dataSize: '836',
        value: '0',
        methodName: 'multiSend',
        actionCount: 4,
        isCancellation: false,
      }
    case 3:
    case 4:
    case 5: {
      const transferInfo = { type: 'NATIVE_COIN', value: '1500000000000000000' }
      return {
        type: 'Transfer',
        humanDescription,
        sender,
        recipient,
        direction: 'OUTGOING',
        transferInfo,
      }
    }
    default: {
      const amount = { value: '250000000', decimals: 6, imitation: false }
      const transferInfo = { type: 'ERC20', ...token, ...amount }
      return {
        type: 'Transfer',
        humanDescription,
        sender,
        recipient,
        direction: 'INCOMING',
        transferInfo,
      }
    }
  }
}

export const historyPage = {
  count: 110,
  next: `https://safe-client.safe.global/v1/chains/1/safes/${safe}/transactions/history?cursor=limit%3D100%26offset%3D100`,
  previous: null,
  results: Array.from({ length: 100 }, (_, index) => [
    ...(index % 10 === 0 ? [{ type: 'DATE_LABEL', timestamp: 1_763_632_800_000 - index }] : []),
    {
      type: 'TRANSACTION',
      conflictType: 'None',
      transaction: {
        id: `multisig_${safe}_${hash(index)}`,
        txHash: hash(1000 + index),
        timestamp: 1_763_632_800_000 - index,
        txStatus: 'SUCCESS',
        txInfo: txInfoOf(index),
        executionInfo: {
          type: 'MULTISIG',
          nonce: 412 - index,
          confirmationsRequired: 3,
          confirmationsSubmitted: 3,
          missingSigners: null,
        },
        safeAppInfo: null,
        note: null,
      },
    },
  ]).flat(),
}
