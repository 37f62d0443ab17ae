import { QueryClient } from '@tanstack/react-query'
import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningChain, startLocalChain } from '@ghost-pay/local-chain'
import { createLocalGateway } from '@ghost-pay/local-gateway'
import { serveLocalGateway } from '@ghost-pay/local-gateway/node'
import {
  execTransactionCall,
  safeMessageTypedData,
  safeTxHash,
  safeTxTypedData,
} from '@ghost-pay/safe-protocol'
import {
  delegateTypedData,
  deleteTransactionTypedData,
  signInMessage,
} from '@ghost-pay/safe-protocol/service'

import * as gateway from './index.ts'
import * as react from './react/index.ts'

/** The client against the local gateway over a local chain: every answer is read strictly. */

let running: RunningChain
const served: Awaited<ReturnType<typeof serveLocalGateway>>[] = []
const clients: Record<'current' | '2023', gateway.GatewayClient> = {
  current: gateway.createGatewayClient(),
  '2023': gateway.createGatewayClient(),
}

const chainId = 31337
const origin = JSON.stringify({ note: 'Rent' })

beforeAll(async () => {
  running = await startLocalChain({ seed: 'demo' })
  const { rpcUrl, contracts } = running
  for (const responseFormat of ['current', '2023'] as const) {
    const local = createLocalGateway({
      chains: [
        {
          chainId,
          name: 'Ghost Devnet',
          rpcUrl,
          contracts: [{ address: contracts.multicall3, name: 'Multicall3' }],
        },
      ],
      responseFormat,
    })
    const server = await serveLocalGateway(local, { port: 0, host: '127.0.0.1' })
    served.push(server)
    clients[responseFormat] = gateway.createGatewayClient({
      baseUrl: server.url,
      validate: 'strict',
    })
  }
}, 120_000)

afterAll(async () => {
  await Promise.all(served.map((server) => server.close()))
  await running?.stop()
})

const account = () => ({ chainId, address: running.accounts.treasury.address })
const owner = (index: number) => privateKeyToAccount(running.owners[index]!.privateKey)

async function signedTransaction(
  client: gateway.GatewayClient,
  index = 0,
  note = 1n,
  nonce?: number,
) {
  const { chainId, address } = account()
  const { version } = await gateway.getSafeInfo(client, account())
  const { recommendedNonce } = await gateway.getNonces(client, account())
  const transaction = {
    to: owner(2).address,
    value: note,
    nonce: BigInt(nonce ?? recommendedNonce),
  }
  const parameters = { chainId, safe: address, version: version!, transaction }
  const sign = (index: number) => owner(index).signTypedData(safeTxTypedData(parameters))
  return {
    proposal: {
      ...account(),
      transaction,
      safeTxHash: safeTxHash(parameters),
      sender: owner(index).address,
      signature: await sign(index),
      origin,
    },
    sign,
  }
}

describe.each(['current', '2023'] as const)('response format: %s', (responseFormat) => {
  const client = () => clients[responseFormat]

  test('reads chains', async () => {
    const chains = await gateway.collectItems(client(), gateway.getChains, { limit: 1 })
    expect(chains.map(({ chainId }) => chainId)).toContain(chainId)
    expect(await gateway.getChain(client(), { chainId })).toMatchObject({
      chainName: 'Ghost Devnet',
    })
    expect(await gateway.getMasterCopies(client(), { chainId })).not.toHaveLength(0)
    expect(await gateway.getFiatCodes(client())).toContain('USD')
    expect(await gateway.getSafeApps(client(), { chainId })).toBeInstanceOf(Array)
  })

  test('reads an account', async () => {
    const info = await gateway.getSafeInfo(client(), account())
    expect(info).toMatchObject({ chainId, threshold: running.accounts.treasury.threshold })
    expect(info.address.value).toBe(account().address)
    const owned = await gateway.getOwnedSafes(client(), { chainId, owner: owner(0).address })
    expect(owned.safes).toContain(account().address)
  })

  test('reads what it holds', async () => {
    const { items, fiatTotal } = await gateway.getBalances(client(), account())
    expect(Number(fiatTotal)).toBeGreaterThanOrEqual(0)
    expect(
      items.some(({ tokenInfo, balance }) => tokenInfo.type === 'NATIVE_TOKEN' && balance > 0n),
    ).toBe(true)
    expect(await gateway.getCollectiblesPage(client(), account())).toMatchObject({
      results: expect.any(Array) as unknown,
    })
  })

  test('reads what has happened, page by page, and the details of each', async () => {
    const items = await gateway.collectItems(client(), gateway.getTransactionHistory, account())
    const days = gateway.groupHistory(items, { timeZone: 'UTC' })
    expect(days.length).toBeGreaterThan(0)
    for (const transaction of days.flatMap(({ items }) => items)) {
      expect(transaction.txInfo.type).not.toBe('unknown')
      // A creation has no details; a gateway of 2023 names transfers in a way of its own.
      if (!/^(multisig|module)_/.test(transaction.id)) continue
      const details = await gateway.getTransaction(client(), { chainId, id: transaction.id })
      expect(details).toMatchObject({ txId: transaction.id, txStatus: transaction.txStatus })
    }
  })

  test('reads the lists with filters', async () => {
    const [incoming, multisig, modules] = await Promise.all([
      gateway.getIncomingTransfers(client(), { ...account(), executedFrom: 0, trusted: false }),
      gateway.getMultisigTransactions(client(), { ...account(), executed: true }),
      gateway.getModuleTransactions(client(), account()),
    ])
    expect(incoming.results.every(({ type }) => type === 'TRANSACTION')).toBe(true)
    expect(multisig.results.length).toBeGreaterThan(0)
    expect(modules.results).toEqual([])
  })

  test('proposes, confirms, reads the queue', async () => {
    const { proposal, sign } = await signedTransaction(client())
    const proposed = await gateway.proposeTransaction(client(), proposal)
    expect(proposed.detailedExecutionInfo).toMatchObject({ safeTxHash: proposal.safeTxHash })
    const rows = gateway.groupQueue(
      await gateway.collectItems(client(), gateway.getTransactionQueue, account()),
    )
    const ids = rows.flatMap((row) => (row.kind === 'transaction' ? [row.transaction.id] : []))
    expect(ids).toContain(proposed.txId)

    const { safeTxHash } = proposal
    const confirmed = await gateway.confirmTransaction(client(), {
      chainId,
      safeTxHash,
      signature: await sign(1),
    })
    const info = confirmed.detailedExecutionInfo
    expect(info?.type === 'MULTISIG' && info.confirmations).toHaveLength(2)
    expect(await gateway.getTransaction(client(), { chainId, id: safeTxHash })).toMatchObject({
      txId: proposed.txId,
    })
  })

  test('a wrong signature is refused with the reason', async () => {
    const { proposal } = await signedTransaction(client())
    const wrong = { ...proposal, sender: owner(1).address }
    const error = await gateway.proposeTransaction(client(), wrong).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(gateway.GatewayHttpError)
    expect(String((error as gateway.GatewayHttpError).details)).toContain('Invalid signature')
  })

  test('estimates, decodes', async () => {
    const transaction = { to: owner(2).address, value: 1n }
    const estimation = await gateway.estimateTransaction(client(), { ...account(), transaction })
    expect(estimation.safeTxGas).toBeTypeOf('bigint')
    const data =
      `0xa9059cbb${owner(0).address.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}` as const
    expect(
      await gateway.decodeData(client(), { chainId, data, to: owner(2).address }),
    ).toMatchObject({ method: 'transfer' })
  })

  test('proposes and confirms a message', async () => {
    const { chainId, address } = account()
    const { version } = await gateway.getSafeInfo(client(), account())
    const message = `hello ${responseFormat}`
    const sign = (index: number) =>
      owner(index).signTypedData(
        safeMessageTypedData({ chainId, safe: address, version: version!, message }),
      )
    await gateway.proposeMessage(client(), {
      ...account(),
      message,
      signature: await sign(0),
      origin: '{}',
    })
    const items = await gateway.collectItems(client(), gateway.getMessages, account())
    const [stored] = gateway.groupMessages(items, { timeZone: 'UTC' }).flatMap((day) => day.items)
    expect(stored).toMatchObject({ message, confirmationsSubmitted: 1 })
    const { messageHash } = stored!
    await gateway.confirmMessage(client(), { chainId, messageHash, signature: await sign(1) })
    const confirmed = await gateway.getMessage(client(), { chainId, messageHash })
    expect(confirmed.confirmations).toHaveLength(2)
  })

  test('an account that is none', async () => {
    const error = await gateway
      .getSafeInfo(client(), { chainId, address: owner(0).address })
      .catch((error: unknown) => error)
    expect(error).toBeInstanceOf(gateway.GatewayHttpError)
    expect(error).toMatchObject({ status: 404 })
  })
})

describe('modern calls', () => {
  const client = () => clients.current

  test('overviews, all owned accounts, creation, preview', async () => {
    const [overview, nobody] = await gateway.getSafeOverviews(client(), {
      safes: [account(), { chainId, address: owner(0).address }],
      walletAddress: owner(0).address,
    })
    expect(overview).toMatchObject({ chainId, address: { value: account().address } })
    expect(nobody).toBeNull()
    const all = await gateway.getAllOwnedSafes(client(), { owner: owner(0).address })
    expect(all[chainId]).toContain(account().address)
    expect(await gateway.getSafeCreation(client(), account())).toMatchObject({
      created: expect.any(Number) as unknown,
    })
    const preview = await gateway.previewTransaction(client(), {
      ...account(),
      transaction: { to: owner(2).address, value: 5n },
    })
    expect(preview.txInfo).toMatchObject({ type: 'Transfer', transferInfo: { value: 5n } })
  })

  test('chains with a service, contracts, about', async () => {
    const serviceKey = 'WALLET_WEB'
    expect((await gateway.getServiceChains(client(), { serviceKey })).results).not.toHaveLength(0)
    expect(await gateway.getServiceChain(client(), { chainId, serviceKey })).toMatchObject({
      chainId,
    })
    expect(await gateway.getAbout(client())).toHaveProperty('name')
    expect(await gateway.getChainAbout(client(), { chainId })).toHaveProperty(
      'transactionServiceBaseUri',
    )
    expect(await gateway.getBackbone(client(), { chainId })).toHaveProperty('host')
    expect(await gateway.getIndexingStatus(client(), { chainId })).toMatchObject({
      lastSync: expect.any(Number) as unknown,
    })
    const contract = running.contracts.multicall3
    expect(await gateway.getContract(client(), { chainId, contract })).toMatchObject({
      name: 'Multicall3',
    })
  })

  test('takes a proposal out of the queue again', async () => {
    const { proposal } = await signedTransaction(client(), 0, 7n)
    await gateway.proposeTransaction(client(), proposal)
    const { safeTxHash } = proposal
    const typedData = deleteTransactionTypedData({
      chainId,
      safe: account().address,
      safeTxHash,
      at: Date.now(),
    })
    const signature = await owner(0).signTypedData(typedData)
    await gateway.deleteTransaction(client(), { chainId, safeTxHash, signature })
    await expect(
      gateway.getTransaction(client(), { chainId, id: safeTxHash }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('names a delegate and ends it', async () => {
    const delegate = owner(2).address
    const delegator = owner(0).address
    const signature = await owner(0).signTypedData(
      delegateTypedData({ chainId, delegate, at: Date.now() }),
    )
    await gateway.addDelegate(client(), { chainId, delegate, delegator, signature, label: 'Bot' })
    expect((await gateway.getDelegates(client(), { chainId, delegator })).results).toMatchObject([
      { delegate, label: 'Bot' },
    ])
    await gateway.deleteDelegate(client(), { chainId, delegate, delegator, signature })
    expect((await gateway.getDelegates(client(), { chainId, delegator })).results).toEqual([])
  })

  test('signs in, remembers accounts without a contract, signs out', async () => {
    let cookie = ''
    const { baseUrl } = client()
    const session = gateway.createGatewayClient({
      baseUrl,
      // Node has no jar for cookies.
      headers: (): Record<string, string> => (cookie ? { cookie } : {}),
      onResponse: ({ headers }) => {
        const [set] = headers.getSetCookie()
        if (set !== undefined) cookie = set.split(';')[0] ?? ''
      },
    })
    await expect(gateway.getSession(session)).rejects.toMatchObject({ status: 403 })
    const { nonce } = await gateway.getAuthNonce(session)
    const { address } = owner(0)
    const domain = new URL(baseUrl).host
    const message = signInMessage({
      address,
      chainId,
      domain,
      nonce,
      uri: baseUrl,
      issuedAt: Date.now(),
    })
    const signature = await owner(0).signMessage({ message })
    await gateway.verifyAuth(session, { message, signature })
    expect(await gateway.getSession(session)).toMatchObject({
      authMethod: 'siwe',
      signerAddress: address,
    })

    const unborn = { chainId, address: owner(1).address }
    const safes = [
      {
        ...unborn,
        factoryAddress: owner(1).address,
        masterCopy: owner(1).address,
        saltNonce: '0',
        safeVersion: '1.4.1',
        threshold: 1,
        owners: [address],
        data: '0x' as const,
      },
    ]
    await gateway.createCounterfactualSafes(session, { safes })
    const stored = await gateway.getCounterfactualSafes(session)
    expect(stored.safes[chainId]).toMatchObject([{ address: unborn.address, threshold: 1 }])
    await gateway.deleteCounterfactualSafes(session, { safes: [unborn] })
    await gateway.logout(session)
    await expect(gateway.getSession(session)).rejects.toMatchObject({ status: 403 })
  })

  test('what a chain without a service for it refuses is refused by name', async () => {
    const call = { chainId, version: '1.4.1', to: owner(0).address, data: '0x' } as const
    await expect(gateway.relayTransaction(client(), call)).rejects.toMatchObject({ status: 403 })
    await expect(gateway.getRelaysRemaining(client(), account())).rejects.toMatchObject({
      status: 403,
    })
    await expect(gateway.getGasPrice(client(), { chainId })).rejects.toMatchObject({ status: 503 })
  })

  test('devices', async () => {
    const safes = [{ ...account(), notificationTypes: ['INCOMING_ETHER' as const] }]
    const { deviceUuid } = await gateway.registerDevice(client(), {
      cloudMessagingToken: 't',
      safes,
      deviceType: 'WEB',
    })
    await gateway.deleteDeviceSubscriptions(client(), { ...account(), deviceUuid })
    await gateway.deleteDevice(client(), { chainId, deviceUuid })
  })

  test('positions and portfolio', async () => {
    expect(await gateway.getPositions(client(), account())).toEqual([])
    expect(await gateway.getPortfolio(client(), { address: account().address })).toHaveProperty(
      'tokenBalances',
    )
    await expect(
      gateway.clearPortfolio(client(), { address: account().address }),
    ).resolves.toBeUndefined()
  })
})

describe('a gateway in the same process', () => {
  test('pages that overlap, as those of the hosted gateway do, give every transaction once', async () => {
    const local = createLocalGateway({
      chains: [{ chainId, name: 'Ghost Devnet', rpcUrl: running.rpcUrl }],
      queueOverlap: true,
    })
    const client = gateway.createGatewayClient({
      baseUrl: 'http://gateway.local',
      fetch: (url, init) => local.fetch(new Request(url, init)),
    })
    const hashes: string[] = []
    for (const note of [1n, 2n, 3n]) {
      const { proposal } = await signedTransaction(client, 0, note)
      await gateway.proposeTransaction(client, proposal)
      hashes.push(proposal.safeTxHash)
    }
    const path = `/v1/chains/${chainId}/safes/${account().address}/transactions/queued`
    const pageUrl = `http://gateway.local${path}?cursor=limit%3D1%26offset%3D0`
    const pages: gateway.QueuePage[] = []
    for await (const page of gateway.iteratePages(client, gateway.getTransactionQueue, {
      ...account(),
      pageUrl,
    })) {
      pages.push(page)
    }
    const items = pages.flatMap((page) => page.results)
    const transactions = items.filter(({ type }) => type === 'TRANSACTION')
    expect(transactions.length).toBeGreaterThan(hashes.length)
    const rows = gateway.groupQueue(items)
    const ids = rows.flatMap((row) => (row.kind === 'transaction' ? [row.transaction.id] : []))
    expect(ids.map((id) => id.split('_').at(-1))).toEqual(hashes)
    await local.close()
  })

  test('the client lays a queue out as the gateway does: labels, conflicts, order', async () => {
    // Each proposal has a time of its own.
    let time = Date.now()
    const local = createLocalGateway({
      chains: [{ chainId, name: 'Ghost Devnet', rpcUrl: running.rpcUrl }],
      now: () => (time += 1000),
    })
    const client = gateway.createGatewayClient({
      baseUrl: 'http://gateway.local',
      fetch: (url, init) => local.fetch(new Request(url, init)),
    })
    const { currentNonce } = await gateway.getNonces(client, account())
    const proposed: [note: bigint, nonce: number][] = [
      [1n, currentNonce + 3],
      [2n, currentNonce + 1],
      [3n, currentNonce],
      [4n, currentNonce + 1],
      [5n, currentNonce],
      [6n, currentNonce + 1],
    ]
    for (const [note, nonce] of proposed) {
      const { proposal } = await signedTransaction(client, 0, note, nonce)
      await gateway.proposeTransaction(client, proposal)
    }
    const { results } = await gateway.getTransactionQueue(client, account())
    const transactions = results.flatMap((item) =>
      item.type === 'TRANSACTION' && 'transaction' in item ? [item.transaction] : [],
    )
    expect(transactions).toHaveLength(proposed.length)
    expect(gateway.buildQueue(transactions.toReversed(), currentNonce)).toEqual(results)
    await local.close()
  })
})

describe('through the query cache', () => {
  const client = () => clients.current

  test('a proposal and a confirmation are in the queue at once, and still there after the gateway has answered', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const queue = react.getTransactionQueueQueryOptions(client(), account())
    const rows = () => {
      const data = queryClient.getQueryData(queue.queryKey)
      return gateway
        .groupQueue(data?.pages.flatMap((page) => page.results) ?? [])
        .flatMap((row) => (row.kind === 'transaction' ? [row.transaction] : []))
    }
    await queryClient.fetchQuery(react.getSafeInfoQueryOptions(client(), account()))
    await queryClient.fetchInfiniteQuery(queue)
    const { proposal, sign } = await signedTransaction(client(), 0, 11n)
    const id = `multisig_${account().address}_${proposal.safeTxHash}`
    const confirmed = () => {
      const info = rows().find((row) => row.id === id)?.executionInfo
      return info?.type === 'MULTISIG' ? info.confirmationsSubmitted : undefined
    }

    const propose = react.proposeTransactionMutationOptions(client())
    const proposing = queryClient.getMutationCache().build(queryClient, propose).execute(proposal)
    await expect.poll(confirmed, { interval: 1 }).toBe(1)
    await proposing
    await queryClient.fetchInfiniteQuery(queue)
    expect(confirmed()).toBe(1)

    const confirm = react.confirmTransactionMutationOptions(client())
    const { safeTxHash } = proposal
    await queryClient
      .getMutationCache()
      .build(queryClient, confirm)
      .execute({ ...account(), safeTxHash, signature: await sign(1), signer: owner(1).address })
    expect(confirmed()).toBe(2)
    await queryClient.fetchInfiniteQuery(queue)
    expect(confirmed()).toBe(2)
  })

  test('an older transaction is executed: the queue is read again, although its tag is that of a newer one', async () => {
    const queryClient = new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Infinity } },
    })
    const info = await gateway.getSafeInfo(client(), account())
    const { chainId, address } = account()
    const proposed = async (nonce: number) => {
      const transaction = { to: owner(2).address, value: 3n, nonce: BigInt(nonce) }
      const parameters = { chainId, safe: address, version: info.version!, transaction }
      const safeTxHashOf = safeTxHash(parameters)
      const sign = async (index: number) => ({
        owner: owner(index).address,
        signature: await owner(index).signTypedData(safeTxTypedData(parameters)),
      })
      const signatures = [await sign(0), await sign(1)]
      await gateway.proposeTransaction(client(), {
        ...account(),
        transaction,
        safeTxHash: safeTxHashOf,
        sender: owner(0).address,
        signature: signatures[0]!.signature,
      })
      return {
        id: safeTxHashOf,
        call: execTransactionCall({ safe: address, transaction, signatures }),
      }
    }
    const older = await proposed(info.nonce)
    // Tags are whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await proposed(info.nonce + 1)

    const options = react.getSafeInfoQueryOptions(client(), account())
    const queue = react.getTransactionQueueQueryOptions(client(), account())
    const before = await queryClient.fetchQuery(options)
    await queryClient.fetchInfiniteQuery(queue)
    const isStale = () => queryClient.getQueryCache().find({ queryKey: queue.queryKey })?.isStale()
    const unsubscribe = react.followSafe(queryClient, client(), account())
    expect(isStale()).toBe(false)

    const wallet = createWalletClient({
      account: owner(0),
      transport: http(running.rpcUrl),
    })
    await wallet.sendTransaction({ ...older.call, chain: null, gas: 1_000_000n })
    await expect
      .poll(
        async () => {
          await queryClient.refetchQueries({ queryKey: options.queryKey })
          return queryClient.getQueryData(options.queryKey)?.nonce
        },
        { timeout: 20_000 },
      )
      .toBe(info.nonce + 1)
    expect(queryClient.getQueryData(options.queryKey)?.txQueuedTag).toBe(before.txQueuedTag)
    expect(isStale()).toBe(true)
    const { pages } = await queryClient.fetchInfiniteQuery({ ...queue, staleTime: 0 })
    expect(
      JSON.stringify(pages, (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      ),
    ).not.toContain(older.id)
    unsubscribe()
  })
})
