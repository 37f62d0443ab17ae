import { encodeFunctionData, erc20Abi, type LocalAccount, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningChain, startLocalChain } from '@ghost-pay/local-chain'
import { createLocalGateway, type ResponseFormat } from '@ghost-pay/local-gateway'
import {
  safeMessageHash,
  safeMessageTypedData,
  safeTxHash,
  safeTxTypedData,
} from '@ghost-pay/safe-protocol'

import {
  confirmTransaction,
  createGatewayClient,
  decodeData,
  estimateTransaction,
  type GatewayClient,
  getAbout,
  getAllOwnedSafes,
  getBackbone,
  getBalances,
  getChain,
  getChainAbout,
  getChains,
  getCollectibles,
  getCollectiblesPage,
  getContract,
  getDelegates,
  getFiatCodes,
  getIncomingTransfers,
  getIndexingStatus,
  getMasterCopies,
  getMessage,
  getMessages,
  getModuleTransactions,
  getMultisigTransactions,
  getNonces,
  getOwnedSafes,
  getPositions,
  getSafeApps,
  getSafeCreation,
  getSafeInfo,
  getSafeOverviews,
  getServiceChain,
  getServiceChains,
  getTransaction,
  getTransactionHistory,
  getTransactionQueue,
  previewTransaction,
  proposeMessage,
  proposeTransaction,
  type TransactionInfo,
} from './index.ts'

/** What a transaction is without the comparison of a transfer with its neighbours. */
const withoutImitation = (txInfo: TransactionInfo): TransactionInfo =>
  txInfo.type === 'Transfer' &&
  txInfo.transferInfo.type === 'ERC20' &&
  txInfo.transferInfo.imitation
    ? { ...txInfo, transferInfo: { ...txInfo.transferInfo, imitation: false } }
    : txInfo

/** The client's schemas read every answer; what they refuse fails the test. */
describe.each<ResponseFormat>(['current', '2023'])(
  'the client reads answers in the %s response format',
  (responseFormat) => {
    let running: RunningChain
    let client: GatewayClient
    let alice: LocalAccount
    let bob: LocalAccount
    const chainId = 31337

    beforeAll(async () => {
      running = await startLocalChain({ seed: 'demo' })
      const [a, b] = running.owners.map(({ privateKey }) => privateKeyToAccount(privateKey))
      if (!a || !b) throw new Error('There are no owners.')
      alice = a
      bob = b
      const gateway = createLocalGateway({
        chains: [
          {
            chainId,
            name: 'Ghost Devnet',
            rpcUrl: running.rpcUrl,
            prices: { native: { USD: '3000' } },
            safeApps: [{ id: 1, url: 'https://app.test', name: 'App', description: 'An app' }],
          },
        ],
        responseFormat,
      })
      client = createGatewayClient({
        baseUrl: 'http://gateway.test',
        fetch: (url, init) => gateway.fetch(new Request(url, init)),
        retry: false,
      })
    })
    afterAll(() => running.stop())

    const treasury = () => ({ chainId, address: running.accounts.treasury.address })
    const contracts = () => running.contracts

    test('chains', async () => {
      const { results } = await getChains(client)
      expect(results).toMatchObject([{ chainName: 'Ghost Devnet' }])
      expect(await getChain(client, { chainId })).toMatchObject({ chainName: 'Ghost Devnet' })
      const { results: served } = await getServiceChains(client, { serviceKey: 'WALLET_WEB' })
      expect(served).toHaveLength(1)
      const one = await getServiceChain(client, { chainId, serviceKey: 'WALLET_WEB' })
      expect(one.nativeCurrency.symbol).toBe('ETH')
    })

    test('accounts', async () => {
      const info = await getSafeInfo(client, treasury())
      expect(info).toMatchObject({
        threshold: 2,
        version: '1.4.1',
        implementationVersionState: 'UP_TO_DATE',
        implementation: { value: contracts().safeL2 },
        fallbackHandler: { value: contracts().compatibilityFallbackHandler },
      })
      const { safes } = await getOwnedSafes(client, { chainId, owner: alice.address })
      expect(safes).toContain(treasury().address)
      const everywhere = await getAllOwnedSafes(client, { owner: alice.address })
      expect(everywhere[chainId]).toEqual(safes)
      const creation = await getSafeCreation(client, treasury())
      expect(creation).toMatchObject({
        creator: alice.address,
        factoryAddress: contracts().safeProxyFactory,
        masterCopy: contracts().safeL2,
        dataDecoded: { method: 'setup' },
      })
      const overviews = await getSafeOverviews(client, {
        safes: [treasury(), { chainId, address: alice.address }],
        walletAddress: alice.address,
      })
      expect(overviews).toMatchObject([{ threshold: 2, awaitingConfirmation: 0 }, null])
    })

    test('what it holds', async () => {
      const { items, fiatTotal } = await getBalances(client, treasury())
      expect(items[0]).toMatchObject({ tokenInfo: { type: 'NATIVE_TOKEN' } })
      expect(items.map(({ tokenInfo }) => tokenInfo.symbol)).toEqual(['ETH', 'dUSD'])
      expect(Number(fiatTotal)).toBe(120_000)
      const { results } = await getCollectiblesPage(client, treasury())
      expect(results).toHaveLength(3)
      expect(results[0]).toMatchObject({ tokenSymbol: 'GHOST', name: 'Demo Ghost #1' })
      expect(await getCollectibles(client, treasury())).toEqual(results)
      expect(await getPositions(client, { ...treasury(), currency: 'usd' })).toEqual([])
    })

    test('what happened', async () => {
      let page = await getTransactionHistory(client, treasury())
      const items = [...page.results]
      while (page.next) {
        page = await getTransactionHistory(client, { ...treasury(), pageUrl: page.next })
        items.push(...page.results)
      }
      const transactions = items.flatMap((item) =>
        item.type === 'TRANSACTION' && 'transaction' in item ? [item.transaction] : [],
      )
      const ids = transactions.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(transactions.at(-1)?.txInfo.type).toBe('Creation')
      expect(transactions.filter(({ txStatus }) => txStatus === 'FAILED')).toHaveLength(1)
      for (const { id, txInfo } of transactions.filter(
        ({ txInfo }) => txInfo.type !== 'Creation',
      )) {
        const details = await getTransaction(client, { chainId, id })
        // Only a list compares a transfer with its neighbours.
        expect(details.txInfo).toEqual(withoutImitation(txInfo))
      }
      const imitations = transactions.filter(({ txInfo }) => txInfo !== withoutImitation(txInfo))
      expect(imitations).toHaveLength(responseFormat === 'current' ? 1 : 0)
      const multisig = await getMultisigTransactions(client, { ...treasury(), executed: true })
      expect(multisig.results.length).toBeGreaterThan(8)
      const incoming = await getIncomingTransfers(client, treasury())
      expect(incoming.results.length).toBeGreaterThan(4)
      expect((await getModuleTransactions(client, treasury())).results).toEqual([])
    })

    test('proposing, confirming, the queue', async () => {
      const { recommendedNonce } = await getNonces(client, treasury())
      const transaction = { to: bob.address, value: parseEther('1'), nonce: recommendedNonce }
      const safe = { chainId, safe: treasury().address, version: '1.4.1', transaction }
      const hash = safeTxHash(safe)
      const proposed = await proposeTransaction(client, {
        ...treasury(),
        transaction,
        safeTxHash: hash,
        sender: alice.address,
        signature: await alice.signTypedData(safeTxTypedData(safe)),
        origin: JSON.stringify({ url: 'https://app.test', note: 'Rent' }),
      })
      expect(proposed).toMatchObject({
        txStatus: 'AWAITING_CONFIRMATIONS',
        safeAppInfo: { name: 'App' },
      })
      const confirmed = await confirmTransaction(client, {
        chainId,
        safeTxHash: hash,
        signature: await bob.signTypedData(safeTxTypedData(safe)),
      })
      expect(confirmed.txStatus).toBe('AWAITING_EXECUTION')
      const { results } = await getTransactionQueue(client, treasury())
      expect(results).toMatchObject([{ type: 'LABEL' }, { type: 'TRANSACTION' }])
    })

    test('what a transaction would do', async () => {
      const data = encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transfer',
        args: [bob.address, 5_000_000n],
      })
      const transaction = { to: contracts().dUsd, value: 0n, data, operation: 0 as const }
      const estimation = await estimateTransaction(client, { ...treasury(), transaction })
      expect(Number(estimation.safeTxGas)).toBeGreaterThan(0)
      const preview = await previewTransaction(client, { ...treasury(), transaction })
      expect(preview.txInfo).toMatchObject({ type: 'Transfer', direction: 'OUTGOING' })
      const decoded = await decodeData(client, { chainId, data, to: contracts().dUsd })
      expect(decoded.method).toBe('transfer')
    })

    test('messages', async () => {
      const message = 'We, the owners, attest to the report.'
      const safe = { chainId, safe: treasury().address, version: '1.4.1', message }
      const signature = await alice.signTypedData(safeMessageTypedData(safe))
      await proposeMessage(client, { ...treasury(), message, signature })
      const read = await getMessage(client, { chainId, messageHash: safeMessageHash(safe) })
      expect(read).toMatchObject({
        message,
        status: 'NEEDS_CONFIRMATION',
        confirmationsSubmitted: 1,
      })
      const { results } = await getMessages(client, treasury())
      expect(results).toMatchObject([{ type: 'DATE_LABEL' }, { type: 'MESSAGE', message }])
    })

    test('everything around', async () => {
      expect(await getFiatCodes(client)).toContain('USD')
      expect(await getSafeApps(client, { chainId })).toMatchObject([{ name: 'App' }])
      const copies = await getMasterCopies(client, { chainId })
      expect(copies).toContainEqual(expect.objectContaining({ address: contracts().safeL2 }))
      expect(await getDelegates(client, { chainId, safe: treasury().address })).toMatchObject({
        results: [],
      })
      const contract = await getContract(client, {
        chainId,
        contract: contracts().multiSendCallOnly,
      })
      expect(contract).toMatchObject({ name: 'MultiSendCallOnly', trustedForDelegateCall: true })
      expect(await getIndexingStatus(client, { chainId })).toMatchObject({ synced: true })
      expect((await getAbout(client)).name).toMatch(/gateway/)
      await getChainAbout(client, { chainId })
      await getBackbone(client, { chainId })
    })
  },
)
