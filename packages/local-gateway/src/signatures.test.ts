import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  type LocalAccount,
  parseEventLogs,
  zeroAddress,
} from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  approvedHashSignature,
  contractSignatureOf,
  joinSignatures,
  safeAbi,
  safeMessageHash,
  safeMessageTypedData,
  safeProxyFactoryAbi,
  safeTxPreimage,
} from '@ghost-pay/safe-protocol'

import {
  openGateway,
  type Payment,
  type Playground,
  startPlayground,
} from './testing/playground.ts'

const stranger = getAddress('0x00000000000000000000000000000000000000a1')

describe.each(['anvil', 'edr'] as const)('every kind of signature, on %s', (engine) => {
  let playground: Playground
  let gateway: ReturnType<typeof openGateway>
  let alice: LocalAccount
  let bob: LocalAccount
  /** An account of Alice alone. */
  let nested: Address
  /** An account of the nested one and Bob. */
  let outer: Address

  beforeAll(async () => {
    playground = await startPlayground({ engine })
    gateway = openGateway({ chains: [playground.settings()] })
    alice = playground.owner('Alice')
    bob = playground.owner('Bob')
    nested = await createAccount([alice.address], 1n)
    outer = await createAccount([nested, bob.address], 2n)
  })
  afterAll(() => playground.chain.stop())

  async function createAccount(owners: readonly Address[], threshold: bigint): Promise<Address> {
    const { safeProxyFactory, safeL2, compatibilityFallbackHandler } = playground.chain.contracts
    const initializer = encodeFunctionData({
      abi: safeAbi,
      functionName: 'setup',
      args: [
        owners,
        threshold,
        zeroAddress,
        '0x',
        compatibilityFallbackHandler,
        zeroAddress,
        0n,
        zeroAddress,
      ],
    })
    const receipt = await playground.send(bob, {
      to: safeProxyFactory,
      data: encodeFunctionData({
        abi: safeProxyFactoryAbi,
        functionName: 'createProxyWithNonce',
        args: [safeL2, initializer, 7n],
      }),
    })
    const [created] = parseEventLogs({ abi: safeProxyFactoryAbi, logs: receipt.logs })
    if (!created) throw new Error('No account was made.')
    return created.args.proxy
  }

  /** Alice lets her account agree to a hash of the outer one. */
  async function nestedSignature(bytes: Hex): Promise<Hex> {
    // Typed data with raw bytes as its message: what `isValidSignature` of the account hashes.
    const contractSignature = await alice.signTypedData({
      domain: { chainId: playground.chainId, verifyingContract: nested },
      types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
      primaryType: 'SafeMessage',
      message: { message: bytes },
    })
    return contractSignatureOf({ owner: nested, contractSignature })
  }

  const preimageOf = (payment: Payment) =>
    safeTxPreimage({
      chainId: playground.chainId,
      safe: outer,
      version: '1.4.1',
      transaction: { nonce: 0, ...payment },
    })

  test('eth_sign', async () => {
    const payment: Payment = { to: stranger, value: 1 }
    const plain = await alice.signMessage({ message: { raw: playground.hashOf(payment) } })
    const v = (Number.parseInt(plain.slice(-2), 16) + 4).toString(16)
    const signature = `${plain.slice(0, -2)}${v}`
    const answer = await gateway.propose(
      playground.treasury,
      await playground.proposal(alice, payment, { signature }),
    )
    expect(answer.body.detailedExecutionInfo).toMatchObject({
      confirmations: [{ signer: { value: alice.address }, signature }],
    })
  })

  test('approved on the chain, before and after the proposal', async () => {
    const payment: Payment = { to: stranger, value: 2 }
    const approve = (owner: LocalAccount) =>
      playground.send(owner, {
        to: playground.treasury,
        data: encodeFunctionData({
          abi: safeAbi,
          functionName: 'approveHash',
          args: [playground.hashOf(payment)],
        }),
      })
    await approve(alice)
    const signature = approvedHashSignature(alice.address)
    const proposed = await gateway.propose(
      playground.treasury,
      await playground.proposal(alice, payment, { signature }),
    )
    expect(proposed.body.txStatus).toBe('AWAITING_CONFIRMATIONS')
    await approve(bob)
    const { body } = await gateway.details(playground.hashOf(payment))
    expect(body.txStatus).toBe('AWAITING_EXECUTION')
    expect(body.detailedExecutionInfo).toMatchObject({
      confirmations: [
        { signer: { value: alice.address }, signature },
        { signer: { value: bob.address }, signature: approvedHashSignature(bob.address) },
      ],
    })
  })

  test.each(['bytes', 'hash'] as const)(
    'of an owner that is a contract, over the %s',
    async (form) => {
      const payment: Payment = { to: stranger, value: form === 'hash' ? 3 : 4 }
      const hash = playground.hashOf(payment, outer)
      const signature = await nestedSignature(form === 'hash' ? hash : preimageOf(payment))
      const body = await playground.proposal(bob, payment, { signature, sender: nested }, outer)
      const proposed = await gateway.propose(outer, body)
      expect(proposed.status).toBe(200)
      expect(proposed.body.detailedExecutionInfo).toMatchObject({
        proposer: { value: nested },
        confirmations: [{ signer: { value: nested }, signature }],
      })
      const confirmed = await gateway.confirm(hash, await playground.sign(bob, payment, outer))
      expect(confirmed.body.txStatus).toBe('AWAITING_EXECUTION')
    },
  )

  test('all of them together, executed without a proposal', async () => {
    const payment: Payment = { to: outer, nonce: 0 }
    const signatures = joinSignatures([
      { owner: nested, signature: await nestedSignature(preimageOf(payment)) },
      { owner: bob.address, signature: approvedHashSignature(bob.address) },
    ])
    const call = encodeFunctionData({
      abi: safeAbi,
      functionName: 'execTransaction',
      args: [outer, 0n, '0x', 0, 0n, 0n, 0n, zeroAddress, zeroAddress, signatures],
    })
    const receipt = await playground.send(bob, { to: outer, data: call })
    expect(receipt.status).toBe('success')
    const { body } = await gateway.details(playground.hashOf(payment, outer))
    expect(body).toMatchObject({ txStatus: 'SUCCESS', txInfo: { isCancellation: true } })
    const info = body.detailedExecutionInfo
    const signers = info?.type === 'MULTISIG' ? info.confirmations.map((c) => c.signer.value) : []
    expect(signers.sort()).toEqual([nested, bob.address].sort())
  })

  test('messages of two owners give a signature that the account accepts', async () => {
    const message = 'Sign in to the demo'
    const safe = {
      chainId: playground.chainId,
      safe: playground.treasury,
      version: '1.4.1',
      message,
    }
    const messageHash = safeMessageHash(safe)
    const path = `/v1/chains/31337/safes/${playground.treasury}/messages`
    const proposed = await gateway.post(path, {
      message,
      signature: await alice.signTypedData(safeMessageTypedData(safe)),
    })
    expect(proposed).toMatchObject({ status: 202, body: '' })
    const again = await gateway.post(path, {
      message,
      signature: await alice.signTypedData(safeMessageTypedData(safe)),
    })
    expect(again.status).toBe(400)
    const foreign = await gateway.post(path, {
      message: 'Another',
      signature: await alice.signTypedData(safeMessageTypedData(safe)),
    })
    expect(foreign).toMatchObject({ status: 422, body: { message: 'Invalid signature' } })

    const signatures = `/v1/chains/31337/messages/${messageHash}/signatures`
    const confirmed = await gateway.post(signatures, {
      signature: await bob.signTypedData(safeMessageTypedData(safe)),
    })
    expect(confirmed).toMatchObject({ status: 200, body: '' })
    const read = await gateway.get<{ status: string; preparedSignature: Hex }>(
      `/v1/chains/31337/messages/${messageHash}`,
    )
    expect(read.body).toMatchObject({ status: 'CONFIRMED', confirmationsSubmitted: 2 })
    const accepted = await playground.node.verifyMessage({
      address: playground.treasury,
      message,
      signature: read.body.preparedSignature,
    })
    expect(accepted).toBe(true)
    expect(
      (
        await gateway.post(`/v1/chains/31337/messages/0x${'12'.repeat(32)}/signatures`, {
          signature: read.body.preparedSignature,
        })
      ).status,
    ).toBe(404)
  })

  test('a message that two send at the same moment is taken once', async () => {
    const message = 'Twice'
    const safe = {
      chainId: playground.chainId,
      safe: playground.treasury,
      version: '1.4.1',
      message,
    }
    const signature = await alice.signTypedData(safeMessageTypedData(safe))
    const path = `/v1/chains/31337/safes/${playground.treasury}/messages`
    // Runs wait for the current reading, and then start together.
    const reading = gateway.get(path)
    const answers = await Promise.all(
      [1, 2, 3].map(() => gateway.post(path, { message, signature })),
    )
    await reading
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 400, 400])
  })

  test('typed data is a message too', async () => {
    const message = {
      domain: { name: 'Demo', chainId: 31337 },
      types: { Vote: [{ name: 'proposal', type: 'uint256' }] },
      primaryType: 'Vote',
      message: { proposal: '12' },
    }
    const safe = {
      chainId: playground.chainId,
      safe: playground.treasury,
      version: '1.4.1',
      message,
    }
    await gateway.post(`/v1/chains/31337/safes/${playground.treasury}/messages`, {
      message,
      signature: await alice.signTypedData(safeMessageTypedData(safe)),
    })
    const read = await gateway.get(`/v1/chains/31337/messages/${safeMessageHash(safe)}`)
    expect(read.body).toMatchObject({ message, status: 'NEEDS_CONFIRMATION' })
    const broken = await gateway.post(`/v1/chains/31337/safes/${playground.treasury}/messages`, {
      message: { ...message, message: { proposal: 'twelve' } },
      signature: await alice.signTypedData(safeMessageTypedData(safe)),
    })
    expect(broken).toMatchObject({
      status: 422,
      body: { message: 'Could not calculate messageHash' },
    })
  })

  test('an account that is a contract signs in', async () => {
    const { body } = await gateway.get<{ nonce: string }>('/v1/auth/nonce')
    const message = createSiweMessage({
      address: nested,
      chainId: 31337,
      domain: 'gateway.test',
      nonce: body.nonce,
      uri: 'http://gateway.test',
      version: '1',
    })
    const safe = { chainId: playground.chainId, safe: nested, version: '1.4.1', message }
    const signature = await alice.signTypedData(safeMessageTypedData(safe))
    const answer = await gateway.post('/v1/auth/verify', { message, signature })
    expect(answer.status).toBe(200)
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await gateway.get('/v1/auth/me', { cookie })).body).toMatchObject({
      signerAddress: nested,
    })
  })
})
