import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import {
  type Address,
  createWalletClient,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  keccak256,
  type LocalAccount,
  parseEventLogs,
  zeroAddress,
} from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  approvedHashSignature,
  contractSignatureOf,
  execTransactionCall,
  joinSignatures,
  safeAbi,
  safeMessageHash,
  safeMessageTypedData,
  safeProxyFactoryAbi,
  safeTxPreimage,
  splitSignatures,
} from '@ghost-pay/safe-protocol'

import {
  openGateway,
  type Payment,
  type Playground,
  startPlayground,
} from './testing/playground.ts'

const stranger = getAddress('0x00000000000000000000000000000000000000a1')

/** An owner that is a contract, like the signer of a passkey. */
const pickyOwner = getAddress('0x00000000000000000000000000000000000000c1')

/** The code of a contract that says yes to every signature, when one account asks. */
const answersOnly = (account: Address): Hex =>
  // The four bytes that it was called with, times whether the caller is the account.
  `0x60003560e01c60e01b3373${account.slice(2)}140260005260206000f3`

/** The code that creates an account contract of 1.5.0, from the package of its authors. */
function newerAccountCode(): Hex {
  const file = '@safe-global/safe-smart-account/build/artifacts/contracts/SafeL2.sol/SafeL2.json'
  const fromProtocol = createRequire(
    createRequire(import.meta.url).resolve('@ghost-pay/safe-protocol'),
  )
  // The file has the form of hardhat's artifacts.
  const { bytecode } = JSON.parse(readFileSync(fromProtocol.resolve(file), 'utf8')) as {
    bytecode: Hex
  }
  return bytecode
}

const ownerIn = (signature: Hex): Address => {
  const [part] = splitSignatures(signature)
  return part?.kind === 'contract' ? part.owner : stranger
}

describe.each(['anvil', 'edr'] as const)('every kind of signature, on %s', (engine) => {
  let playground: Playground
  let gateway: ReturnType<typeof openGateway>
  let alice: LocalAccount
  let bob: LocalAccount
  /** An account of Alice alone. */
  let nested: Address
  /** An account of the nested one and Bob. */
  let outer: Address
  /** The same of version 1.5.0. */
  let newer: Address
  let newerSingleton: Address

  beforeAll(async () => {
    playground = await startPlayground({ engine })
    gateway = openGateway({ chains: [playground.settings()] })
    alice = playground.owner('Alice')
    bob = playground.owner('Bob')
    nested = await createAccount([alice.address], 1n)
    outer = await createAccount([nested, bob.address], 2n)
    newerSingleton = await deploy(newerAccountCode())
    newer = await createAccount([nested, bob.address], 2n, newerSingleton)
  })
  afterAll(() => playground.chain.stop())

  async function deploy(code: Hex): Promise<Address> {
    const wallet = createWalletClient({ account: bob, transport: http(playground.chain.rpcUrl) })
    const hash = await wallet.sendTransaction({ data: code, chain: null, gas: 8_000_000n })
    const { contractAddress } = await playground.node.waitForTransactionReceipt({ hash })
    return contractAddress ?? stranger
  }

  const singletonOf = (version: '1.4.1' | '1.5.0') =>
    version === '1.5.0' ? newerSingleton : playground.chain.contracts.safeL2

  async function createAccount(
    owners: readonly Address[],
    threshold: bigint,
    singleton = playground.chain.contracts.safeL2,
  ): Promise<Address> {
    const { safeProxyFactory, compatibilityFallbackHandler } = playground.chain.contracts
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
        args: [singleton, initializer, 7n],
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

  describe.each(['1.4.1', '1.5.0'] as const)('an owner of an account of %s', (version) => {
    const right = version === '1.4.1' ? 'bytes' : 'hash'
    const wrong = version === '1.4.1' ? 'hash' : 'bytes'
    const account = () => (version === '1.4.1' ? outer : newer)
    const payment = (value: number): Payment => ({ to: stranger, value })
    const signed = { version, transaction: { ...payment(0), nonce: 0 } }

    async function signatureOf(payment: Payment, form: 'bytes' | 'hash') {
      const { chainId } = playground
      const transaction = { nonce: 0, ...payment }
      const preimage = safeTxPreimage({ ...signed, chainId, safe: account(), transaction })
      return nestedSignature(form === 'hash' ? keccak256(preimage) : preimage)
    }

    test(`that is an account signs the ${right}, which the chain takes`, async () => {
      const safe = account()
      const paid = payment(0)
      const signature = await signatureOf(paid, right)
      const body = await playground.proposal(bob, paid, { signature, sender: nested }, safe)
      const proposed = await gateway.propose(safe, body)
      expect(proposed.status).toBe(200)
      expect(proposed.body.detailedExecutionInfo).toMatchObject({
        proposer: { value: nested },
        confirmations: [{ signer: { value: nested }, signature }],
      })
      const hash = playground.hashOf(paid, safe)
      const bobs = await playground.sign(bob, paid, safe)
      const confirmed = await gateway.confirm(hash, bobs)
      expect(confirmed.body.txStatus).toBe('AWAITING_EXECUTION')
      expect(await simulated(safe, paid, signature)).toBe('goes through')
    })

    test(`that is an account and signs the ${wrong} is refused, as on the chain`, async () => {
      const safe = account()
      const refused = payment(5)
      const hash = playground.hashOf(refused, safe)
      const signature = await signatureOf(refused, wrong)
      expect(await simulated(safe, refused, signature)).toBe('reverts')
      const body = await playground.proposal(bob, refused, { signature, sender: nested }, safe)
      expect((await gateway.propose(safe, body)).status).toBe(422)
      expect((await gateway.details(hash)).status).toBe(404)
      await gateway.propose(safe, await playground.proposal(bob, refused, {}, safe))
      expect(await gateway.confirm(hash, signature)).toMatchObject({ status: 422 })
      expect((await gateway.details(hash)).body).toMatchObject({
        txStatus: 'AWAITING_CONFIRMATIONS',
        detailedExecutionInfo: { confirmations: [{ signer: { value: bob.address } }] },
      })
    })

    test('that looks at its caller is asked by the account', async () => {
      const safe = await createAccount([pickyOwner, bob.address], 1n, singletonOf(version))
      await playground.node.setCode({ address: pickyOwner, bytecode: answersOnly(safe) })
      const signature = contractSignatureOf({ owner: pickyOwner, contractSignature: '0x12' })
      const paid = payment(0)
      const body = await playground.proposal(bob, paid, { signature, sender: pickyOwner }, safe)
      expect((await gateway.propose(safe, body)).body.txStatus).toBe('AWAITING_EXECUTION')
      expect(await simulated(safe, paid, signature, [])).toBe('goes through')
      const messages = `/v1/chains/31337/safes/${safe}/messages`
      expect((await gateway.post(messages, { message: 'Yes', signature })).status).toBe(202)

      await playground.node.setCode({ address: pickyOwner, bytecode: answersOnly(stranger) })
      const again = await playground.proposal(
        bob,
        payment(1),
        { signature, sender: pickyOwner },
        safe,
      )
      expect((await gateway.propose(safe, again)).status).toBe(422)
      expect((await gateway.post(messages, { message: 'No', signature })).status).toBe(422)
    })

    /** Whether the account takes a signature, beside those of others. */
    async function simulated(safe: Address, payment: Payment, signature: Hex, others = [bob]) {
      const { to, data } = execTransactionCall({
        safe,
        transaction: { nonce: 0, ...payment },
        signatures: [
          { owner: ownerIn(signature), signature },
          ...(await Promise.all(
            others.map(async (owner) => ({
              owner: owner.address,
              signature: await playground.sign(owner, payment, safe),
            })),
          )),
        ],
      })
      return playground.node.call({ account: bob.address, to, data }).then(
        () => 'goes through',
        () => 'reverts',
      )
    }
  })

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
