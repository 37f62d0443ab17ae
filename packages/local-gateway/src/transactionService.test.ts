import SafeApiKit, { HttpError } from '@safe-global/api-kit'
import {
  createWalletClient,
  encodeFunctionData,
  getAddress,
  type Hash,
  http,
  type LocalAccount,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Chain } from '@ghost-pay/gateway-wire'
import { safeAbi, toSafeTransaction } from '@ghost-pay/safe-protocol'

import { createLocalGateway, type LocalGateway } from './createLocalGateway.ts'
import { type ServedGateway, serveLocalGateway } from './serve/serveLocalGateway.ts'
import { type Payment, type Playground, startPlayground } from './testing/playground.ts'

const stranger = getAddress('0x00000000000000000000000000000000000000a1')
const payment: Payment = { to: stranger, value: parseEther('1') }
const unknownHash: Hash = `0x${'ab'.repeat(32)}`
const mintAbi = parseAbi(['function mint(address,uint256)'])
// A key of nobody.
const delegate = privateKeyToAccount(`0x${'5'.repeat(64)}`)

/** What the kit throws, for a comparison. */
const failure = (statusCode: number, message: string | RegExp): unknown =>
  expect.objectContaining({
    name: HttpError.name,
    statusCode,
    message: typeof message === 'string' ? message : (expect.stringMatching(message) as unknown),
  })

describe('@safe-global/api-kit as it is published', () => {
  let playground: Playground
  let gateway: LocalGateway
  let served: ServedGateway
  let kit: SafeApiKit
  let safe: string
  let alice: LocalAccount
  let bob: LocalAccount

  beforeAll(async () => {
    playground = await startPlayground()
    safe = playground.treasury
    alice = playground.owner('Alice')
    bob = playground.owner('Bob')
  })
  afterAll(() => playground.chain.stop())
  beforeEach(async () => {
    const { dUsd } = playground.chain.contracts
    const tokens = [{ address: dUsd, logoUri: 'https://token.example/logo.svg' }]
    // No two requests come in the same millisecond.
    let requests = 0
    const now = () => Date.now() + requests++
    gateway = createLocalGateway({ chains: [playground.settings({ tokens })], now })
    served = await serveLocalGateway(gateway, { port: 0 })
    kit = await openKit()
  })
  afterEach(async () => {
    await served.close()
    await gateway.close()
    await playground.chain.reset()
  })

  /** A kit at the address that the gateway gives for the chain. */
  async function openKit(): Promise<SafeApiKit> {
    const response = await fetch(`${served.url}/v1/chains/31337`)
    // The gateway's own tests hold its answers to this form.
    const { transactionService } = (await response.json()) as Chain
    return new SafeApiKit({ chainId: 31337n, txServiceUrl: `${transactionService}/api` })
  }
  const walletOf = (account: LocalAccount) =>
    createWalletClient({ account, chain: foundry, transport: http(playground.chain.rpcUrl) })

  /** Proposes as an app with the kit does. */
  async function propose(account: LocalAccount, wanted: Payment): Promise<Hash> {
    const { value, safeTxGas, baseGas, gasPrice, nonce, ...rest } = toSafeTransaction({
      nonce: 0,
      ...wanted,
    })
    const safeTxHash = playground.hashOf(wanted)
    await kit.proposeTransaction({
      safeAddress: safe,
      safeTransactionData: {
        ...rest,
        value: value.toString(),
        safeTxGas: safeTxGas.toString(),
        baseGas: baseGas.toString(),
        gasPrice: gasPrice.toString(),
        nonce: Number(nonce),
      },
      safeTxHash,
      senderAddress: account.address,
      senderSignature: await playground.sign(account, wanted),
      origin: '{"url":"https://app.example","name":"App"}',
    })
    return safeTxHash
  }

  /** Gives the account ether. */
  const fund = () => playground.send(alice, { to: playground.treasury, value: parseEther('5') })

  test('reads the service, the contracts of accounts and the tokens of the chain', async () => {
    expect(await kit.getServiceInfo()).toMatchObject({ api_version: 'v1', secure: false })
    const { safeL2, dUsd } = playground.chain.contracts
    expect(await kit.getServiceSingletonsInfo()).toContainEqual(
      expect.objectContaining({ address: safeL2, version: '1.4.1', l2: true }),
    )
    const token = { address: dUsd, symbol: 'dUSD', decimals: 6, trusted: true }
    expect(await kit.getTokenList()).toMatchObject({ count: 1, results: [token] })
    expect(await kit.getToken(dUsd)).toMatchObject(token)
    await expect(kit.getToken(stranger)).rejects.toEqual(failure(404, /token/))
    const data = encodeFunctionData({
      abi: safeAbi,
      functionName: 'changeThreshold',
      args: [1n],
    })
    expect(await kit.decodeData(data)).toMatchObject({
      method: 'changeThreshold',
      parameters: [{ name: '_threshold', type: 'uint256', value: '1' }],
    })
  })

  test('reads accounts', async () => {
    const { safeL2, safeProxyFactory, compatibilityFallbackHandler } = playground.chain.contracts
    expect(await kit.getSafeInfo(safe)).toEqual({
      address: safe,
      nonce: '0',
      threshold: 2,
      owners: [alice, bob, playground.owner('Carol')].map(({ address }) => address),
      singleton: safeL2,
      modules: [],
      fallbackHandler: compatibilityFallbackHandler,
      guard: zeroAddress,
      version: '1.4.1',
    })
    expect(await kit.getSafesByOwner(alice.address)).toEqual({ safes: [safe] })
    expect(await kit.getSafesByOwner(stranger)).toEqual({ safes: [] })
    expect(await kit.getSafeCreationInfo(safe)).toMatchObject({
      factoryAddress: safeProxyFactory,
      singleton: safeL2,
      dataDecoded: { method: 'setup' },
      userOperation: null,
    })
    await expect(kit.getSafeInfo(stranger)).rejects.toEqual(failure(404, 'Safe not found'))
  })

  test('proposes, confirms and lists what waits', async () => {
    const first = await propose(alice, payment)
    const second = await propose(bob, { ...payment, nonce: 1 })
    const one = await kit.getTransaction(first)
    expect(one).toMatchObject({
      safe,
      to: stranger,
      value: '1000000000000000000',
      operation: 0,
      safeTxGas: '0',
      nonce: '0',
      proposer: alice.address,
      proposedByDelegate: null,
      isExecuted: false,
      isSuccessful: null,
      executionDate: null,
      transactionHash: null,
      origin: '{"url":"https://app.example","name":"App"}',
      confirmationsRequired: 2,
      confirmations: [
        {
          owner: alice.address,
          signature: await playground.sign(alice, payment),
          signatureType: 'EOA',
        },
      ],
      trusted: true,
      signatures: null,
    })
    expect(Date.parse(one.submissionDate)).toBeGreaterThan(0)

    const signature = await playground.sign(bob, payment)
    expect(await kit.confirmTransaction(first, signature)).toEqual({ signature })
    const { count, results } = await kit.getTransactionConfirmations(first)
    expect(count).toBe(2)
    expect(results.map(({ owner }) => owner)).toEqual([alice.address, bob.address])

    const hashes = ({ results }: { results: { safeTxHash: string }[] }) =>
      results.map(({ safeTxHash }) => safeTxHash)
    expect(hashes(await kit.getPendingTransactions(safe))).toEqual([second, first])
    for (const ordering of ['nonce', 'created', '-modified'])
      expect(hashes(await kit.getPendingTransactions(safe, { ordering }))).toEqual([first, second])
    expect(hashes(await kit.getPendingTransactions(safe, { currentNonce: 1 }))).toEqual([second])
    expect(await kit.getPendingTransactions(safe, { limit: 1, offset: 1 })).toMatchObject({
      count: 2,
      next: null,
      previous: expect.stringContaining('limit=1&offset=0') as unknown,
      results: [{ safeTxHash: first }],
    })
    expect(await kit.getNextNonce(safe)).toBe('2')
  })

  test('of what waits, it leaves out what nobody has confirmed on demand', async () => {
    const response = await fetch(`${served.url}/v1/chains/31337/transactions/${safe}/propose`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(await playground.proposal(alice, payment, { signature: null })),
    })
    expect(response.status).toBe(200)
    const signed = await propose(alice, { ...payment, nonce: 1 })
    expect((await kit.getPendingTransactions(safe)).count).toBe(2)
    expect(await kit.getPendingTransactions(safe, { hasConfirmations: true })).toMatchObject({
      results: [{ safeTxHash: signed }],
    })
  })

  test('reads what was executed, by owners and on the way in', async () => {
    const funded = await fund()
    const { dUsd } = playground.chain.contracts
    const minted = await playground.send(alice, {
      to: dUsd,
      data: encodeFunctionData({ abi: mintAbi, args: [playground.treasury, 7_000_000n] }),
    })
    const waiting = await propose(alice, { ...payment, nonce: 1 })
    const mined = await playground.execute([alice, bob], payment)

    const executed = {
      safeTxHash: playground.hashOf(payment),
      isExecuted: true,
      isSuccessful: true,
      transactionHash: mined.transactionHash,
      blockNumber: Number(mined.blockNumber),
      executor: alice.address,
      gasUsed: Number(mined.gasUsed),
      ethGasPrice: mined.effectiveGasPrice.toString(),
      fee: (mined.gasUsed * mined.effectiveGasPrice).toString(),
      // In the order in which the execution carried them.
      confirmations: [alice.address, bob.address]
        .toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
        .map((owner) => ({ owner })),
    }
    const all = await kit.getMultisigTransactions(safe)
    expect(all).toMatchObject({ count: 2, results: [{ safeTxHash: waiting }, executed] })
    expect(all.results[1]?.signatures).toMatch(/^0x[0-9a-f]{260}$/)
    expect(await kit.getMultisigTransactions(safe, { executed: true })).toMatchObject({
      count: 1,
      results: [executed],
    })
    expect((await kit.getMultisigTransactions(safe, { nonce: '1' })).count).toBe(1)
    const ascending = await kit.getMultisigTransactions(safe, { ordering: 'nonce' })
    expect(ascending.results.map(({ isExecuted }) => isExecuted)).toEqual([true, false])

    const token = {
      type: 'ERC20_TRANSFER',
      to: safe,
      value: '7000000',
      tokenAddress: dUsd,
      tokenInfo: { symbol: 'dUSD' },
      transactionHash: minted.transactionHash,
    }
    const ether = {
      type: 'ETHER_TRANSFER',
      from: alice.address,
      value: parseEther('5').toString(),
      tokenAddress: null,
    }
    expect(await kit.getIncomingTransactions(safe)).toMatchObject({ results: [token, ether] })
    expect(await kit.getIncomingTransactions(safe, { from: alice.address })).toMatchObject({
      count: 1,
      results: [ether],
    })
    expect(await kit.getModuleTransactions(safe)).toMatchObject({ count: 0, results: [] })
    expect(await kit.getAllTransactions(safe)).toMatchObject({
      count: 3,
      results: [
        { txType: 'MULTISIG_TRANSACTION', ...executed },
        { txType: 'ETHEREUM_TRANSACTION', txHash: minted.transactionHash, transfers: [token] },
        {
          txType: 'ETHEREUM_TRANSACTION',
          from: alice.address,
          to: safe,
          txHash: funded.transactionHash,
          transfers: [ether],
        },
      ],
    })
  })

  test('adds a delegate, who proposes in the name of an owner, and removes it', async () => {
    const entry = {
      delegateAddress: delegate.address,
      delegatorAddress: alice.address,
      signer: walletOf(alice),
    }
    const added = await kit.addSafeDelegate({ safeAddress: safe, label: 'Assistant', ...entry })
    const listed = {
      safe,
      delegate: delegate.address,
      delegator: alice.address,
      label: 'Assistant',
    }
    expect(added).toMatchObject(listed)
    expect(await kit.getSafeDelegates({ safeAddress: safe })).toMatchObject({
      count: 1,
      results: [{ ...listed, expiryDate: null }],
    })
    const proposed = await propose(delegate, payment)
    expect(await kit.getTransaction(proposed)).toMatchObject({
      proposer: alice.address,
      proposedByDelegate: delegate.address,
      confirmations: [],
    })
    await kit.removeSafeDelegate(entry)
    expect((await kit.getSafeDelegates({ safeAddress: safe })).count).toBe(0)
    await expect(kit.removeSafeDelegate(entry)).rejects.toEqual(failure(404, 'Not found'))
  })

  test('has a message signed by two owners', async () => {
    const text = 'Ghost Pay reads this.'
    const signature = await playground.signMessage(alice, text)
    await kit.addMessage(safe, { message: text, signature })
    const { results } = await kit.getMessages(safe, { ordering: '-created', limit: 5 })
    const messageHash = results[0]?.messageHash ?? ''
    const second = await playground.signMessage(bob, text)
    await kit.addMessageSignature(messageHash, second)
    const read = await kit.getMessage(messageHash)
    expect(read).toMatchObject({
      safe,
      message: text,
      proposedBy: alice.address,
      confirmations: [
        { owner: alice.address, signature, signatureType: 'EOA' },
        { owner: bob.address, signature: second },
      ],
    })
    // As the account takes it: in the order of the owners' addresses.
    expect(read.preparedSignature).toHaveLength(2 + 2 * 130)
    await expect(kit.getMessage(unknownHash)).rejects.toEqual(failure(404, 'Not found'))
  })

  test('is told how much gas a call needs', async () => {
    await fund()
    const { safeTxGas } = await kit.estimateSafeTransaction(safe, {
      to: stranger,
      value: parseEther('1').toString(),
      operation: 0,
    })
    expect(Number(safeTxGas)).toBeGreaterThan(0)
  })

  test('is refused with the reason, and nothing is recorded', async () => {
    const wrong = await playground.sign(alice, { ...payment, value: 1n })
    await expect(
      kit.proposeTransaction({
        safeAddress: safe,
        safeTransactionData: {
          to: stranger,
          value: '1',
          data: '0x',
          operation: 0,
          safeTxGas: '0',
          baseGas: '0',
          gasPrice: '0',
          gasToken: zeroAddress,
          refundReceiver: zeroAddress,
          nonce: 0,
        },
        safeTxHash: playground.hashOf(payment),
        senderAddress: alice.address,
        senderSignature: wrong,
      }),
    ).rejects.toEqual(failure(422, 'Invalid safeTxHash'))
    expect((await kit.getMultisigTransactions(safe)).count).toBe(0)
    await expect(kit.getTransaction(unknownHash)).rejects.toEqual(failure(404, 'Not found'))
    const first = await propose(alice, payment)
    await expect(kit.confirmTransaction(first, wrong)).rejects.toEqual(
      failure(422, 'Invalid signature'),
    )
    // A list that is not filtered as it was asked for would be a wrong answer.
    await expect(kit.getMultisigTransactions(safe, { proposer: stranger })).rejects.toEqual(
      failure(400, 'This gateway does not filter by proposer.'),
    )
    await expect(kit.getMultisigTransactions(safe, { ordering: '-fee' })).rejects.toEqual(
      failure(400, /^Ordering field is not valid/),
    )
    const other = new SafeApiKit({ chainId: 5n, txServiceUrl: `${served.url}/tx-service/5/api` })
    await expect(other.getServiceInfo()).rejects.toEqual(failure(404, 'Not found'))
  })

  test('is told why of each call that is not answered', async () => {
    const noBundler = failure(501, /no bundler/)
    await expect(kit.getSafesByModule(stranger)).rejects.toEqual(failure(501, /by their modules/))
    await expect(kit.getSafeOperationsByAddress(safe)).rejects.toEqual(noBundler)
    await expect(kit.getPendingSafeOperations(safe)).rejects.toEqual(noBundler)
    await expect(kit.getSafeOperation(unknownHash)).rejects.toEqual(noBundler)
    await expect(kit.getSafeOperationConfirmations(unknownHash)).rejects.toEqual(noBundler)
    await expect(kit.confirmSafeOperation(unknownHash, '0x12')).rejects.toEqual(noBundler)
    await expect(
      kit.addSafeOperation({
        entryPoint: stranger,
        moduleAddress: stranger,
        safeAddress: safe,
        userOperation: {
          sender: safe,
          nonce: '0',
          initCode: '0x',
          callData: '0x',
          callGasLimit: 0n,
          verificationGasLimit: 0n,
          preVerificationGas: 0n,
          maxFeePerGas: 0n,
          maxPriorityFeePerGas: 0n,
          paymasterAndData: '0x',
          signature: '0x12',
        },
      }),
    ).rejects.toEqual(noBundler)
  })

  test('has no call that is not looked at here', () => {
    // A later version of the kit may ask for more.
    expect(Object.getOwnPropertyNames(SafeApiKit.prototype).sort()).toEqual([
      'addMessage',
      'addMessageSignature',
      'addSafeDelegate',
      'addSafeOperation',
      'confirmSafeOperation',
      'confirmTransaction',
      'constructor',
      'decodeData',
      'estimateSafeTransaction',
      'getAllTransactions',
      'getIncomingTransactions',
      'getMessage',
      'getMessages',
      'getModuleTransactions',
      'getMultisigTransactions',
      'getNextNonce',
      'getPendingSafeOperations',
      'getPendingTransactions',
      'getSafeCreationInfo',
      'getSafeDelegates',
      'getSafeInfo',
      'getSafeOperation',
      'getSafeOperationConfirmations',
      'getSafeOperationsByAddress',
      'getSafesByModule',
      'getSafesByOwner',
      'getServiceInfo',
      'getServiceSingletonsInfo',
      'getToken',
      'getTokenList',
      'getTransaction',
      'getTransactionConfirmations',
      'proposeTransaction',
      'removeSafeDelegate',
    ])
  })
})
