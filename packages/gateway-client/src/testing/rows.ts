import type { GatewayClient } from '../index.ts'
import * as gateway from '../index.ts'
import {
  addressInfo,
  buildChain,
  buildDetails,
  buildItem,
  buildPage,
  buildSafeInfo,
  buildTransfer,
  hashOf,
  owners,
  safe,
} from './wire.ts'

const [owner, other, token] = owners as [gateway.Address, gateway.Address, gateway.Address]
export const account = { chainId: 1, address: safe }
const hash = hashOf('a')
const signature = `0x${'12'.repeat(65)}` as const
const root = `/v1/chains/1/safes/${safe}`
const balance = {
  tokenInfo: { type: 'ERC20', address: token, decimals: 6, symbol: 'USDC', name: 'USD Coin' },
  balance: '5000000',
  fiatBalance: '5',
  fiatConversion: '1',
}
const collectible = { address: token, tokenName: 'Cats', tokenSymbol: 'CAT', id: '7' }
const message = {
  messageHash: hash,
  status: 'NEEDS_CONFIRMATION',
  message: 'hello',
  creationTimestamp: 1,
  modifiedTimestamp: 2,
  confirmationsSubmitted: 1,
  confirmationsRequired: 2,
  proposedBy: addressInfo(owner),
  confirmations: [{ owner: addressInfo(owner), signature }],
}
export const overview = {
  address: addressInfo(safe),
  chainId: '1',
  threshold: 2,
  owners: [],
  fiatTotal: '5',
  queued: 1,
  awaitingConfirmation: null,
}
const call = { to: owner, value: 5n, data: '0x1234' } as const
const sentCall = { to: owner, value: '5', data: '0x1234', operation: 0 }
const transaction = { ...call, nonce: 8 }

/** A call, what it sends, and an answer to it. */
export type Row = {
  call: (client: GatewayClient) => Promise<unknown>
  /** Method and address, as they are sent. */
  sent: string
  body?: unknown
  /** Default: no body. */
  answer?: object
  /** What the caller gets, in part. */
  got?: object
}

/** Every call of the entry point, by name. */
export const rows: Record<string, Row> = {
  getSafeInfo: {
    call: (client) => gateway.getSafeInfo(client, account),
    sent: `GET ${root}`,
    answer: buildSafeInfo(),
    got: { chainId: 1, modules: [], version: '1.4.1+L2' },
  },
  getIncomingTransfers: {
    call: (client) =>
      gateway.getIncomingTransfers(client, {
        ...account,
        executedFrom: 0,
        executedUntil: 1000,
        to: safe,
        value: '1.5',
        tokenAddress: token,
        trusted: false,
      }),
    sent:
      `GET ${root}/incoming-transfers/?execution_date__gte=1970-01-01T00%3A00%3A00.000Z` +
      `&execution_date__lte=1970-01-01T00%3A00%3A01.000Z&to=${safe}&value=1.5&token_address=${token}&trusted=false`,
    answer: buildPage([buildItem()]),
    got: { results: [{ type: 'TRANSACTION' }] },
  },
  getModuleTransactions: {
    call: (client) =>
      gateway.getModuleTransactions(client, {
        ...account,
        to: owner,
        module: other,
        transactionHash: hash,
      }),
    sent: `GET ${root}/module-transactions/?to=${owner}&module=${other}&transaction_hash=${hash}`,
    answer: buildPage([
      buildItem('a', { executionInfo: { type: 'MODULE', address: addressInfo(other) } }),
    ]),
    got: { results: [{ transaction: { executionInfo: { type: 'MODULE' } } }] },
  },
  getMultisigTransactions: {
    call: (client) =>
      gateway.getMultisigTransactions(client, {
        ...account,
        nonce: 7n,
        executed: true,
        value: '0.1',
      }),
    sent: `GET ${root}/multisig-transactions/?value=0.1&nonce=7&executed=true`,
    answer: buildPage([buildItem()], { count: undefined }),
    got: { count: null, results: [{}] },
  },
  getBalances: {
    call: (client) =>
      gateway.getBalances(client, { ...account, trusted: true, excludeSpam: false }),
    sent: `GET ${root}/balances/usd?trusted=true&exclude_spam=false`,
    answer: { fiatTotal: '5', items: [balance] },
    got: { items: [{ balance: 5_000_000n, tokenInfo: { logoUri: null } }] },
  },
  getFiatCodes: {
    call: (client) => gateway.getFiatCodes(client),
    sent: 'GET /v1/balances/supported-fiat-codes',
    answer: ['EUR', 'USD'],
    got: ['EUR', 'USD'],
  },
  getOwnedSafes: {
    call: (client) => gateway.getOwnedSafes(client, { chainId: 1, owner }),
    sent: `GET /v1/chains/1/owners/${owner}/safes`,
    answer: { safes: [safe] },
    got: { safes: [safe] },
  },
  getCollectibles: {
    call: (client) => gateway.getCollectibles(client, { ...account, trusted: true }),
    sent: `GET ${root}/collectibles?trusted=true`,
    answer: [collectible],
    got: [{ id: '7', metadata: null }],
  },
  getCollectiblesPage: {
    call: (client) =>
      gateway.getCollectiblesPage(client, {
        ...account,
        pageUrl: `https://gateway.test/v2/chains/1/safes/${safe}/collectibles?cursor=limit%3D20%26offset%3D20`,
      }),
    sent: `GET /v2/chains/1/safes/${safe}/collectibles?cursor=limit%3D20%26offset%3D20`,
    answer: buildPage([collectible]),
    got: { results: [{ tokenName: 'Cats' }] },
  },
  getTransactionHistory: {
    call: (client) =>
      gateway.getTransactionHistory(client, {
        ...account,
        timezone: 'Europe/Berlin',
        imitation: false,
      }),
    sent: `GET ${root}/transactions/history?timezone=Europe%2FBerlin&imitation=false`,
    answer: buildPage([{ type: 'DATE_LABEL', timestamp: 5 }, buildItem()]),
    got: { results: [{ type: 'DATE_LABEL', timestamp: 5 }, {}] },
  },
  getTransactionQueue: {
    call: (client) => gateway.getTransactionQueue(client, { ...account, trusted: false }),
    sent: `GET ${root}/transactions/queued?trusted=false`,
    answer: buildPage([
      { type: 'LABEL', label: 'Next' },
      { type: 'CONFLICT_HEADER', nonce: 7 },
      buildItem(),
    ]),
    got: { results: [{ label: 'Next' }, { nonce: 7 }, {}] },
  },
  getTransaction: {
    call: (client) =>
      gateway.getTransaction(client, { chainId: 1, id: `multisig_${safe}_${hash}` }),
    sent: `GET /v1/chains/1/transactions/multisig_${safe}_${hash}`,
    answer: buildDetails(),
    got: { txData: { value: 10n ** 18n }, detailedExecutionInfo: { safeTxGas: 0n } },
  },
  getChains: {
    call: (client) => gateway.getChains(client, { limit: 5, offset: 10, ordering: 'name' }),
    sent: 'GET /v1/chains?ordering=name&limit=5&offset=10&cursor=limit%3D5%26offset%3D10',
    answer: buildPage([buildChain()]),
    got: { results: [{ chainId: 1 }] },
  },
  getChain: {
    call: (client) => gateway.getChain(client, { chainId: 1 }),
    sent: 'GET /v1/chains/1',
    answer: buildChain({
      gasPrice: [{ type: 'oracle', uri: 'u', gasParameter: 'p', gweiFactor: '1' }],
    }),
    got: { gasPrice: [{ type: 'ORACLE' }] },
  },
  getSafeApps: {
    call: (client) =>
      gateway.getSafeApps(client, {
        chainId: 1,
        clientUrl: 'https://app.test',
        url: 'https://a.test',
      }),
    sent: 'GET /v1/chains/1/safe-apps?clientUrl=https%3A%2F%2Fapp.test&client_url=https%3A%2F%2Fapp.test&url=https%3A%2F%2Fa.test',
    answer: [{ id: 1, url: 'u', name: 'n', chainIds: ['1', '100'] }],
    got: [{ chainIds: [1, 100], featured: false, tags: [] }],
  },
  getMasterCopies: {
    call: (client) => gateway.getMasterCopies(client, { chainId: 1 }),
    sent: 'GET /v1/chains/1/about/master-copies',
    answer: [{ address: other, version: '1.4.1' }],
    got: [{ version: '1.4.1' }],
  },
  getMessages: {
    call: (client) => gateway.getMessages(client, account),
    sent: `GET ${root}/messages`,
    answer: buildPage([
      { type: 'DATE_LABEL', timestamp: 0 },
      { type: 'MESSAGE', ...message },
    ]),
    got: { results: [{ type: 'DATE_LABEL' }, { type: 'MESSAGE', message: 'hello' }] },
  },
  getMessage: {
    call: (client) => gateway.getMessage(client, { chainId: 1, messageHash: hash }),
    sent: `GET /v1/chains/1/messages/${hash}`,
    answer: message,
    got: { preparedSignature: null, confirmations: [{ signature }] },
  },
  estimateTransaction: {
    call: (client) => gateway.estimateTransaction(client, { ...account, transaction: call }),
    sent: `POST /v2/chains/1/safes/${safe}/multisig-transactions/estimations`,
    body: sentCall,
    answer: { currentNonce: 7, recommendedNonce: 9, safeTxGas: '21000' },
    got: { recommendedNonce: 9, safeTxGas: 21_000n },
  },
  proposeTransaction: {
    call: (client) =>
      gateway.proposeTransaction(client, {
        ...account,
        transaction,
        safeTxHash: hash,
        sender: owner,
        signature,
        origin: '{"note":"Rent"}',
      }),
    sent: `POST /v1/chains/1/transactions/${safe}/propose`,
    body: {
      ...sentCall,
      nonce: '8',
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: `0x${'0'.repeat(40)}`,
      refundReceiver: `0x${'0'.repeat(40)}`,
      safeTxHash: hash,
      sender: owner,
      signature,
      origin: '{"note":"Rent"}',
    },
    answer: buildDetails(),
    got: { txStatus: 'AWAITING_CONFIRMATIONS' },
  },
  decodeData: {
    call: (client) => gateway.decodeData(client, { chainId: 1, data: '0x1234', to: owner }),
    sent: 'POST /v1/chains/1/data-decoder',
    body: { data: '0x1234', to: owner },
    answer: { method: 'transfer', parameters: [{ name: 'to', type: 'address', value: owner }] },
    got: { accuracy: null, parameters: [{ valueDecoded: null }] },
  },
  proposeMessage: {
    call: (client) =>
      gateway.proposeMessage(client, { ...account, message: 'hello', signature, origin: '{}' }),
    sent: `POST ${root}/messages`,
    body: { message: 'hello', signature, origin: '{}' },
  },
  confirmMessage: {
    call: (client) => gateway.confirmMessage(client, { chainId: 1, messageHash: hash, signature }),
    sent: `POST /v1/chains/1/messages/${hash}/signatures`,
    body: { signature },
  },
  confirmTransaction: {
    call: (client) =>
      gateway.confirmTransaction(client, { chainId: 1, safeTxHash: hash, signature }),
    sent: `POST /v1/chains/1/transactions/${hash}/confirmations`,
    body: { signature, signedSafeTxHash: signature },
    answer: buildDetails(),
    got: { safeAddress: safe },
  },
  deleteTransaction: {
    call: (client) =>
      gateway.deleteTransaction(client, { chainId: 1, safeTxHash: hash, signature }),
    sent: `DELETE /v1/chains/1/transactions/${hash}`,
    body: { signature },
  },
  getNonces: {
    call: (client) => gateway.getNonces(client, account),
    sent: `GET ${root}/nonces`,
    answer: { currentNonce: 1, recommendedNonce: 3 },
    got: { currentNonce: 1, recommendedNonce: 3 },
  },
  previewTransaction: {
    call: (client) => gateway.previewTransaction(client, { ...account, transaction: call }),
    sent: `POST /v1/chains/1/transactions/${safe}/preview`,
    body: sentCall,
    answer: { txInfo: buildTransfer(), txData: null },
    got: { txInfo: { type: 'Transfer' } },
  },
  getSafeCreation: {
    call: (client) => gateway.getSafeCreation(client, account),
    sent: `GET ${root}/transactions/creation`,
    answer: {
      created: '2024-01-01T00:00:00Z',
      creator: owner,
      transactionHash: hash,
      factoryAddress: other,
      saltNonce: '5',
    },
    got: { created: Date.UTC(2024, 0, 1), saltNonce: 5n, masterCopy: null },
  },
  getSafeOverviews: {
    call: (client) => gateway.getSafeOverviews(client, { safes: [account], walletAddress: owner }),
    sent: `GET /v2/safes?currency=usd&wallet_address=${owner}&safes=1%3A${safe}`,
    answer: [overview],
    got: [{ chainId: 1, queued: 1 }],
  },
  getAllOwnedSafes: {
    call: (client) => gateway.getAllOwnedSafes(client, { owner }),
    sent: `GET /v3/owners/${owner}/safes`,
    answer: { '1': [safe], '100': null },
    got: { '1': [safe], '100': null },
  },
  getServiceChains: {
    call: (client) => gateway.getServiceChains(client, { serviceKey: 'WALLET_WEB' }),
    sent: 'GET /v2/chains?serviceKey=WALLET_WEB',
    answer: buildPage([buildChain()]),
    got: { results: [{ shortName: 'eth' }] },
  },
  getServiceChain: {
    call: (client) => gateway.getServiceChain(client, { chainId: 1, serviceKey: 'WALLET_WEB' }),
    sent: 'GET /v2/chains/1?serviceKey=WALLET_WEB',
    answer: buildChain(),
    got: { gasPrice: [{ type: 'FIXED1559', maxFeePerGas: 2_000_000_000n }] },
  },
  getContract: {
    call: (client) => gateway.getContract(client, { chainId: 1, contract: token }),
    sent: `GET /v1/chains/1/contracts/${token}`,
    answer: {
      address: token,
      name: 'n',
      contractAbi: { abi: [{ type: 'function' }] },
      trustedForDelegateCall: false,
    },
    got: { displayName: null, contractAbi: { abi: [{ type: 'function' }] } },
  },
  getAbout: {
    call: (client) => gateway.getAbout(client),
    sent: 'GET /about',
    answer: { name: 'gateway', version: null, buildNumber: null },
    got: { name: 'gateway' },
  },
  getChainAbout: {
    call: (client) => gateway.getChainAbout(client, { chainId: 1 }),
    sent: 'GET /v1/chains/1/about',
    answer: { transactionServiceBaseUri: 'u', name: 'n', version: 'v', buildNumber: 'b' },
    got: { version: 'v' },
  },
  getBackbone: {
    call: (client) => gateway.getBackbone(client, { chainId: 1 }),
    sent: 'GET /v1/chains/1/about/backbone',
    answer: {
      name: 'n',
      version: 'v',
      api_version: 'v1',
      secure: true,
      host: 'h',
      headers: [],
      settings: {},
    },
    got: { secure: true, headers: [] },
  },
  getIndexingStatus: {
    call: (client) => gateway.getIndexingStatus(client, { chainId: 1 }),
    sent: 'GET /v1/chains/1/about/indexing',
    answer: {
      currentBlockNumber: 1,
      currentBlockTimestamp: '1970-01-01T00:00:01.000Z',
      erc20BlockNumber: 1,
      erc20BlockTimestamp: '1970-01-01T00:00:01.000Z',
      erc20Synced: true,
      masterCopiesBlockNumber: 1,
      masterCopiesBlockTimestamp: '1970-01-01T00:00:01.000Z',
      masterCopiesSynced: true,
      synced: true,
      lastSync: 5,
    },
    got: { currentBlockTimestamp: 1000, synced: true },
  },
  getGasPrice: {
    call: (client) => gateway.getGasPrice(client, { chainId: 1 }),
    sent: 'GET /v1/chains/1/gas-price',
    answer: {
      status: '1',
      message: 'OK',
      result: {
        LastBlock: '1',
        SafeGasPrice: '1',
        ProposeGasPrice: '2',
        FastGasPrice: '3',
        suggestBaseFee: '0.9',
        gasUsedRatio: '0.5',
      },
    },
    got: { result: { FastGasPrice: '3' } },
  },
  getDelegates: {
    call: (client) =>
      gateway.getDelegates(client, { chainId: 1, safe, delegator: owner, label: 'Bot' }),
    sent: `GET /v2/chains/1/delegates?safe=${safe}&delegator=${owner}&label=Bot`,
    answer: buildPage([{ safe: null, delegate: other, delegator: owner, label: 'Bot' }]),
    got: { results: [{ safe: null, delegate: other }] },
  },
  addDelegate: {
    call: (client) =>
      gateway.addDelegate(client, {
        chainId: 1,
        delegate: other,
        delegator: owner,
        signature,
        label: 'Bot',
      }),
    sent: 'POST /v2/chains/1/delegates',
    body: { delegate: other, delegator: owner, signature, label: 'Bot' },
  },
  deleteDelegate: {
    call: (client) =>
      gateway.deleteDelegate(client, { chainId: 1, delegate: other, delegator: owner, signature }),
    sent: `DELETE /v2/chains/1/delegates/${other}`,
    body: { delegator: owner, signature },
    answer: { status: 204, data: null },
  },
  relayTransaction: {
    call: (client) =>
      gateway.relayTransaction(client, {
        chainId: 1,
        version: '1.4.1',
        to: owner,
        data: '0x12',
        gasLimit: 5n,
      }),
    sent: 'POST /v1/chains/1/relay',
    body: { version: '1.4.1', to: owner, data: '0x12', gasLimit: '5' },
    answer: { taskId: 'task' },
    got: { taskId: 'task' },
  },
  getRelaysRemaining: {
    call: (client) => gateway.getRelaysRemaining(client, { ...account, safeTxHash: hash }),
    sent: `GET /v1/chains/1/relay/${safe}?safeTxHash=${hash}`,
    answer: { remaining: 4, limit: 5 },
    got: { remaining: 4, limit: 5 },
  },
  getRelayStatus: {
    call: (client) => gateway.getRelayStatus(client, { chainId: 1, taskId: '0xabc' }),
    sent: 'GET /v1/chains/1/relay/status/0xabc',
    answer: { status: 200, receipt: { transactionHash: hash } },
    got: { status: 200, receipt: { transactionHash: hash } },
  },
  getGasTokens: {
    call: (client) => gateway.getGasTokens(client, { chainId: 1 }),
    sent: 'GET /v1/chains/1/fees/gas-tokens',
    answer: buildPage([{ address: token, symbol: 'USDC' }]),
    got: { results: [{ symbol: 'USDC' }] },
  },
  previewFees: {
    call: (client) =>
      gateway.previewFees(client, {
        ...account,
        transaction: { ...transaction, gasToken: token },
        numberSignatures: 2,
        currency: 'EUR',
      }),
    sent: `POST /v1/chains/1/fees/${safe}/preview`,
    body: { ...sentCall, nonce: '8', gasToken: token, numberSignatures: 2, fiatCode: 'EUR' },
    answer: { txData: { baseGas: '5', gasToken: token } },
    got: { txData: { baseGas: 5n, gasPrice: null } },
  },
  getAuthNonce: {
    call: (client) => gateway.getAuthNonce(client),
    sent: 'GET /v1/auth/nonce',
    answer: { nonce: 'abc' },
    got: { nonce: 'abc' },
  },
  verifyAuth: {
    call: (client) => gateway.verifyAuth(client, { message: 'app.test wants …', signature }),
    sent: 'POST /v1/auth/verify',
    body: { message: 'app.test wants …', signature },
  },
  getSession: {
    call: (client) => gateway.getSession(client),
    sent: 'GET /v1/auth/me',
    answer: { id: '5', authMethod: 'siwe', signerAddress: owner },
    got: { signerAddress: owner, email: null },
  },
  logout: { call: (client) => gateway.logout(client), sent: 'POST /v1/auth/logout' },
  registerDevice: {
    call: (client) =>
      gateway.registerDevice(client, {
        cloudMessagingToken: 't',
        safes: [{ ...account, notificationTypes: ['INCOMING_ETHER'] }],
        deviceType: 'WEB',
      }),
    sent: 'POST /v2/register/notifications',
    body: {
      cloudMessagingToken: 't',
      safes: [{ chainId: '1', address: safe, notificationTypes: ['INCOMING_ETHER'] }],
      deviceType: 'WEB',
    },
    answer: { deviceUuid: 'uuid' },
    got: { deviceUuid: 'uuid' },
  },
  getDeviceSubscriptions: {
    call: (client) => gateway.getDeviceSubscriptions(client, { ...account, deviceUuid: 'a-b' }),
    sent: `GET /v2/chains/1/notifications/devices/a-b/safes/${safe}`,
    answer: [{ name: 'INCOMING_ETHER' }],
    got: [{ name: 'INCOMING_ETHER' }],
  },
  deleteDeviceSubscriptions: {
    call: (client) => gateway.deleteDeviceSubscriptions(client, { ...account, deviceUuid: 'a-b' }),
    sent: `DELETE /v2/chains/1/notifications/devices/a-b/safes/${safe}`,
  },
  deleteDevice: {
    call: (client) => gateway.deleteDevice(client, { chainId: 1, deviceUuid: 'a-b' }),
    sent: 'DELETE /v2/chains/1/notifications/devices/a-b',
  },
  deleteAllSubscriptions: {
    call: (client) =>
      gateway.deleteAllSubscriptions(client, {
        subscriptions: [{ chainId: 1, deviceUuid: 'a-b', safeAddress: safe }],
      }),
    sent: 'DELETE /v2/notifications/subscriptions',
    body: { subscriptions: [{ chainId: '1', deviceUuid: 'a-b', safeAddress: safe }] },
  },
  addRecoveryModule: {
    call: (client) => gateway.addRecoveryModule(client, { ...account, moduleAddress: other }),
    sent: `POST ${root}/recovery`,
    body: { moduleAddress: other },
  },
  deleteRecoveryModule: {
    call: (client) => gateway.deleteRecoveryModule(client, { ...account, moduleAddress: other }),
    sent: `DELETE ${root}/recovery/${other}`,
  },
  getCounterfactualSafes: {
    call: (client) => gateway.getCounterfactualSafes(client),
    sent: 'GET /v1/users/counterfactual-safes',
    answer: {
      safes: {
        '1': [
          {
            chainId: '1',
            address: safe,
            factoryAddress: other,
            masterCopy: token,
            saltNonce: '0',
            safeVersion: '1.4.1',
            threshold: 1,
            owners: [owner],
            data: '0x',
            payment: '0',
          },
        ],
      },
    },
    got: { safes: { '1': [{ chainId: 1, payment: 0n, fallbackHandler: null }] } },
  },
  createCounterfactualSafes: {
    call: (client) =>
      gateway.createCounterfactualSafes(client, {
        safes: [
          {
            ...account,
            factoryAddress: other,
            masterCopy: token,
            saltNonce: '0',
            safeVersion: '1.4.1',
            threshold: 1,
            owners: [owner],
            data: '0x',
            payment: 0n,
          },
        ],
      }),
    sent: 'POST /v1/users/counterfactual-safes',
    body: {
      safes: [
        {
          chainId: '1',
          address: safe,
          factoryAddress: other,
          masterCopy: token,
          saltNonce: '0',
          safeVersion: '1.4.1',
          threshold: 1,
          owners: [owner],
          data: '0x',
          payment: '0',
        },
      ],
    },
  },
  deleteCounterfactualSafes: {
    call: (client) => gateway.deleteCounterfactualSafes(client, { safes: [account] }),
    sent: 'DELETE /v1/users/counterfactual-safes',
    body: { safes: [{ chainId: '1', address: safe }] },
  },
  getPositions: {
    call: (client) => gateway.getPositions(client, { ...account, currency: 'EUR', refresh: true }),
    sent: `GET ${root}/positions/EUR?refresh=true`,
    answer: [
      {
        protocol: 'lend',
        protocol_metadata: { name: 'Lend', icon: { url: null } },
        fiatTotal: '5',
        items: [{ name: 'Deposits', items: [{ ...balance, position_type: 'deposit' }] }],
      },
    ],
    got: [{ items: [{ items: [{ balance: 5_000_000n, position_type: 'deposit' }] }] }],
  },
  getPortfolio: {
    call: (client) =>
      gateway.getPortfolio(client, { address: safe, currency: 'USD', chainIds: [1, 100] }),
    sent: `GET /v1/portfolio/${safe}?fiatCode=USD&chainIds=1%2C100`,
    answer: {
      totalBalanceFiat: '5',
      totalTokenBalanceFiat: '5',
      totalPositionsBalanceFiat: '0',
      tokenBalances: [
        {
          tokenInfo: { ...balance.tokenInfo, chainId: '1', trusted: true },
          balance: '5',
          price: '1',
        },
      ],
      positionBalances: [],
    },
    got: { tokenBalances: [{ balance: 5n, tokenInfo: { chainId: 1 }, balanceFiat: null }] },
  },
  clearPortfolio: {
    call: (client) => gateway.clearPortfolio(client, { address: safe }),
    sent: `DELETE /v1/portfolio/${safe}`,
  },
}
