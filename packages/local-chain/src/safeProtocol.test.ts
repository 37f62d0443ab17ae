import fc from 'fast-check'
import {
  type Address,
  createPublicClient,
  createWalletClient,
  decodeEventLog,
  encodeAbiParameters,
  getAddress,
  type Hex,
  http,
  parseEventLogs,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type AccountCreation,
  accountStorageSlots,
  addOwnerCall,
  approvedHashSignature,
  approveHashCall,
  calldataDigest,
  changeThresholdCall,
  contractSignatureOf,
  createAccountCall,
  domainHash,
  execTransactionCall,
  joinSignatures,
  messageDigest,
  nestedSafeTypedData,
  type OwnedSignature,
  predictAccountAddress,
  removeOwnerCall,
  safeAbi,
  safeMessageHash,
  safeMessageTypedData,
  safeProxyFactoryAbi,
  type SafeTransactionInput,
  safeTxHash,
  safeTxPreimage,
  safeTxTypedData,
  setFallbackHandlerCall,
  setGuardCall,
  signMessageTransaction,
  splitSignatures,
  swapOwnerCall,
  toEthSignSignature,
  verifyTransaction,
} from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { disableModuleCall, enableModuleCall } from '@ghost-pay/safe-protocol/modules'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import { type RunningChain, startLocalChain } from './startLocalChain.ts'
import { anyAddress, anyTransaction, hexOf } from './testing/arbitraries.ts'

const version = '1.4.1'

let running: RunningChain
let chain: ReturnType<typeof connect>

function connect({ chainId, rpcUrl, owners }: RunningChain) {
  const [alice, bob, carol] = owners.map(({ privateKey }) => privateKeyToAccount(privateKey))
  if (!alice || !bob || !carol) throw new Error('There are three owners.')
  const transport = http(rpcUrl)
  const reader = createPublicClient({ transport, pollingInterval: 20 })
  const send = async (call: { to: Address; data?: Hex; value?: bigint }, account = alice) => {
    const hash = await createWalletClient({ transport, account }).sendTransaction({
      chain: null,
      ...call,
    })
    const receipt = await reader.waitForTransactionReceipt({ hash })
    expect(receipt.status).toBe('success')
    return receipt
  }
  return { chainId, reader, send, alice, bob, carol }
}

beforeAll(async () => {
  running = await startLocalChain()
  chain = connect(running)
})

afterAll(async () => {
  await running.stop()
})

async function create(creation: AccountCreation): Promise<Address> {
  const receipt = await chain.send(createAccountCall(creation))
  const [event] = parseEventLogs({
    abi: safeProxyFactoryAbi,
    logs: receipt.logs,
    eventName: 'ProxyCreation',
  })
  if (!event) throw new Error('The factory announced no account.')
  return event.args.proxy
}

/** Executes by an account with one owner, who sends and thereby signs. */
async function executeAsOwner(safe: Address, transaction: Omit<SafeTransactionInput, 'nonce'>) {
  const nonce = await chain.reader.readContract({
    address: safe,
    abi: safeAbi,
    functionName: 'nonce',
  })
  return chain.send(
    execTransactionCall({
      safe,
      transaction: { ...transaction, nonce },
      signatures: approvedHashSignature(chain.alice.address),
    }),
  )
}

describe('hashes', () => {
  test('600 random transactions hash as the contract hashes them', async () => {
    const { chainId, reader } = chain
    const safe = running.accounts.treasury.address
    const seed = Date.now()
    const transactions = fc.sample(anyTransaction, { numRuns: 600, seed })
    const hashes = await reader.multicall({
      multicallAddress: running.contracts.multicall3,
      allowFailure: false,
      batchSize: 60_000,
      contracts: transactions.map((tx) => ({
        address: safe,
        abi: safeAbi,
        functionName: 'getTransactionHash' as const,
        args: [
          tx.to,
          tx.value,
          tx.data,
          tx.operation,
          tx.safeTxGas,
          tx.baseGas,
          tx.gasPrice,
          tx.gasToken,
          tx.refundReceiver,
          tx.nonce,
        ] as const,
      })),
    })
    const ours = transactions.map((transaction) =>
      safeTxHash({ chainId, safe, version, transaction }),
    )
    expect(ours, `seed ${seed}`).toEqual(hashes)
    expect(new Set(ours).size).toBe(600)
  })

  test('the bytes that are hashed, and the domain, are the contract’s', async () => {
    const { chainId, reader } = chain
    const safe = running.accounts.treasury.address
    const [tx] = fc.sample(anyTransaction, 1)
    if (!tx) throw new Error('There is no transaction.')
    expect(safeTxPreimage({ chainId, safe, version, transaction: tx })).toBe(
      await reader.readContract({
        address: safe,
        abi: safeAbi,
        functionName: 'encodeTransactionData',
        args: [
          tx.to,
          tx.value,
          tx.data,
          tx.operation,
          tx.safeTxGas,
          tx.baseGas,
          tx.gasPrice,
          tx.gasToken,
          tx.refundReceiver,
          tx.nonce,
        ],
      }),
    )
    expect(domainHash({ chainId, safe, version })).toBe(
      await reader.readContract({ address: safe, abi: safeAbi, functionName: 'domainSeparator' }),
    )
  })

  test('100 random messages hash as the fallback handler hashes them', async () => {
    const { chainId, reader } = chain
    const safe = running.accounts.treasury.address
    const messages = fc.sample(
      fc.oneof(
        fc.string(),
        hexOf(0, 100).map((raw) => ({ raw })),
      ),
      100,
    )
    const hashes = await reader.multicall({
      multicallAddress: running.contracts.multicall3,
      allowFailure: false,
      contracts: messages.map((message) => ({
        address: getOfficialContract({ name: 'CompatibilityFallbackHandler', version }).address,
        abi: safeAbi,
        functionName: 'getMessageHashForSafe' as const,
        args: [safe, encodeAbiParameters([{ type: 'bytes32' }], [messageDigest(message)])] as const,
      })),
    })
    expect(messages.map((message) => safeMessageHash({ chainId, safe, version, message }))).toEqual(
      hashes,
    )
  })
})

describe('accounts', () => {
  test('stand where they were predicted to', async () => {
    const { alice, bob, carol, chainId, reader } = chain
    const owners = [carol.address, alice.address, bob.address]
    const proxyCreationCode = await reader.readContract({
      address: getOfficialContract({ name: 'SafeProxyFactory', version }).address,
      abi: safeProxyFactoryAbi,
      functionName: 'proxyCreationCode',
    })
    const creations: AccountCreation[] = [
      { owners, threshold: 2, saltNonce: 1 },
      {
        owners,
        threshold: 2,
        saltNonce: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
      },
      { owners, threshold: 3, saltNonce: 1, l2: false, fallbackHandler: null },
      { owners, threshold: 1, saltNonce: 1, onlyOnChain: chainId },
    ]
    for (const creation of creations) {
      const predicted = predictAccountAddress(creation)
      const contracts = {
        factory: getOfficialContract({ name: 'SafeProxyFactory', version }).address,
        singleton: getOfficialContract({ name: creation.l2 === false ? 'Safe' : 'SafeL2', version })
          .address,
        proxyCreationCode,
      }
      expect(predictAccountAddress({ ...creation, contracts })).toBe(predicted)
      expect(await create(creation)).toBe(predicted)
      const [onChain, threshold] = await reader.multicall({
        multicallAddress: running.contracts.multicall3,
        allowFailure: false,
        contracts: [
          { address: predicted, abi: safeAbi, functionName: 'getOwners' },
          { address: predicted, abi: safeAbi, functionName: 'getThreshold' },
        ],
      })
      expect(onChain).toEqual(owners)
      expect(threshold).toBe(BigInt(Number(creation.threshold)))
    }
  })

  test('change their owners and settings', async () => {
    const { alice, bob, carol, reader } = chain
    const safe = await create({ owners: [alice.address], threshold: 1, saltNonce: 7 })
    const module = getAddress('0x00000000000000000000000000000000000000aa')
    const other = getAddress('0x00000000000000000000000000000000000000bb')
    const handler = getAddress('0x00000000000000000000000000000000000000cc')
    const read = async () => ({
      owners: await reader.readContract({ address: safe, abi: safeAbi, functionName: 'getOwners' }),
      threshold: await reader.readContract({
        address: safe,
        abi: safeAbi,
        functionName: 'getThreshold',
      }),
      modules: (
        await reader.readContract({
          address: safe,
          abi: safeAbi,
          functionName: 'getModulesPaginated',
          args: ['0x0000000000000000000000000000000000000001', 10n],
        })
      )[0],
    })
    const multiSend = getOfficialContract({ name: 'MultiSendCallOnly', version }).address
    await executeAsOwner(
      safe,
      batchTransaction({
        multiSend,
        transactions: [
          addOwnerCall({ safe, owners: [alice.address], owner: bob.address, threshold: 1 }),
          enableModuleCall({ safe, module }),
          enableModuleCall({ safe, module: other, modules: [module] }),
          setGuardCall({ safe, guard: null }),
          setFallbackHandlerCall({ safe, handler }),
        ],
      }),
    )
    expect(await read()).toEqual({
      owners: [bob.address, alice.address],
      threshold: 1n,
      modules: [other, module],
    })
    let { owners } = await read()
    await executeAsOwner(
      safe,
      batchTransaction({
        multiSend,
        transactions: [
          swapOwnerCall({ safe, owners, oldOwner: bob.address, newOwner: carol.address }),
          disableModuleCall({ safe, module, modules: [other, module] }),
        ],
      }),
    )
    owners = (await read()).owners
    expect(await read()).toEqual({
      owners: [carol.address, alice.address],
      threshold: 1n,
      modules: [other],
    })
    await executeAsOwner(
      safe,
      removeOwnerCall({ safe, owners, owner: carol.address, threshold: 1 }),
    )
    await executeAsOwner(safe, changeThresholdCall({ safe, owners: [alice.address], threshold: 1 }))
    expect((await read()).owners).toEqual([alice.address])
    const slot = accountStorageSlots.fallbackHandler
    expect(await reader.getStorageAt({ address: safe, slot })).toContain(
      handler.slice(2).toLowerCase(),
    )
  })
})

describe('signatures', () => {
  test('all four kinds execute one transaction', async () => {
    const { alice, bob, carol, chainId, reader, send } = chain
    const inner = await create({
      owners: [alice.address, carol.address],
      threshold: 2,
      saltNonce: 11,
    })
    const owners = [alice.address, bob.address, carol.address, inner]
    const safe = await create({ owners, threshold: 4, saltNonce: 12 })
    await send({ to: safe, value: 10n })

    const [receiver] = fc.sample(
      anyAddress.filter((address) => BigInt(address) > 1000n),
      1,
    )
    const transaction = { to: receiver ?? '', value: 7, nonce: 0 }
    const parameters = { chainId, safe, version, transaction }
    const hash = safeTxHash(parameters)

    await send(approveHashCall({ safe, hash }), carol)
    const nested = nestedSafeTypedData({ ...parameters, owner: { safe: inner, version } })
    const innerSignatures = await Promise.all(
      [carol, alice].map(async (owner) => ({
        owner: owner.address,
        signature: await owner.signTypedData(nested),
      })),
    )
    const confirmations: OwnedSignature[] = [
      {
        owner: bob.address,
        signature: toEthSignSignature(await bob.signMessage({ message: { raw: hash } })),
      },
      { owner: carol.address, signature: approvedHashSignature(carol.address) },
      {
        owner: inner,
        signature: contractSignatureOf({
          owner: inner,
          contractSignature: joinSignatures(innerSignatures),
        }),
      },
      { owner: alice.address, signature: await alice.signTypedData(safeTxTypedData(parameters)) },
    ]
    const innerAccount = {
      safe: inner,
      version,
      owners: [alice.address, carol.address],
      threshold: 2,
    }
    expect(
      await verifyTransaction({
        ...parameters,
        safeTxHash: hash,
        owners,
        confirmations,
        contractOwners: [innerAccount],
      }),
    ).toMatchObject({
      ok: true,
      confirmations: [
        { kind: 'ethSign', status: 'valid' },
        { kind: 'approvedHash', status: 'onChain' },
        { kind: 'contract', status: 'valid' },
        { kind: 'eoa', status: 'valid' },
      ],
    })

    const call = execTransactionCall({ safe, transaction, signatures: confirmations })
    const receipt = await send(call, bob)
    const events = parseEventLogs({ abi: safeAbi, logs: receipt.logs })
    expect(events.map(({ eventName }) => eventName)).toEqual([
      'SafeMultiSigTransaction',
      'ExecutionSuccess',
    ])
    expect(events[1]?.args).toMatchObject({ txHash: hash })
    expect(await reader.getBalance({ address: getAddress(transaction.to) })).toBe(7n)
    expect(calldataDigest(call.data)).toMatch(/^0x[0-9a-f]{64}$/)

    // What the chain announced comes apart into what was put together.
    const [executed] = receipt.logs.map(({ data, topics }) =>
      decodeEventLog({ abi: safeAbi, data, topics }),
    )
    if (executed?.eventName !== 'SafeMultiSigTransaction')
      throw new Error('Another event was expected.')
    expect(
      splitSignatures(executed.args.signatures)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['approvedHash', 'contract', 'eoa', 'ethSign'])
  })

  test('an owner who executes need not sign', async () => {
    const { alice, reader, send } = chain
    const safe = await create({ owners: [alice.address], threshold: 1, saltNonce: 21 })
    await send({ to: safe, value: 5n })
    await executeAsOwner(safe, { to: '0x00000000000000000000000000000000000000dd', value: 5 })
    expect(await reader.getBalance({ address: safe })).toBe(0n)
  })

  test('messages are valid signed off the chain, and on it', async () => {
    const { alice, bob, chainId, reader } = chain
    const magic = '0x1626ba7e'
    const safe = await create({ owners: [alice.address, bob.address], threshold: 2, saltNonce: 31 })
    const message = 'We own this account.'
    const signatures = joinSignatures(
      await Promise.all(
        [bob, alice].map(async (owner) => ({
          owner: owner.address,
          signature: await owner.signTypedData(
            safeMessageTypedData({ chainId, safe, version, message }),
          ),
        })),
      ),
    )
    const isValid = (address: Address, text: string, signature: Hex) =>
      reader.readContract({
        address,
        abi: safeAbi,
        functionName: 'isValidSignature',
        args: [messageDigest(text), signature],
      })
    expect(await isValid(safe, message, signatures)).toBe(magic)
    await expect(isValid(safe, `${message}!`, signatures)).rejects.toThrow('GS026')
    expect(await reader.verifyMessage({ address: safe, message, signature: signatures })).toBe(true)

    const alone = await create({ owners: [alice.address], threshold: 1, saltNonce: 32 })
    const signMessageLib = getOfficialContract({ name: 'SignMessageLib', version }).address
    await executeAsOwner(alone, signMessageTransaction({ signMessageLib, message }))
    expect(await isValid(alone, message, '0x')).toBe(magic)
    await expect(isValid(alone, `${message}!`, '0x')).rejects.toThrow()
  })
})
