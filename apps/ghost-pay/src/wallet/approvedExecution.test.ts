import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import {
  type Address,
  createTestClient,
  encodeFunctionData,
  type Hex,
  http,
  parseEther,
  parseEventLogs,
  publicActions,
  walletActions,
  zeroAddress,
} from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getBalance, readContract } from 'wagmi/actions'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { sendExecution } from '@ghost-pay/safe-account/execution'
import { requestSignature } from '@ghost-pay/safe-account/signing'
import {
  safeAbi,
  safeProxyFactoryAbi,
  safeTxHash,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'

import { chainClient } from '../chain/chainClient.ts'
import { type Neighbours, startNeighbours } from '../testing/neighbours.ts'
import { createPreviousAccount } from '../testing/previousAccount.ts'
import { walletHere } from './walletHere.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

let neighbours: Neighbours
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty' })
})
afterAll(() => neighbours.stop())
afterEach(() => neighbours.devnet.reset())

/** The code of an account of 1.5.0, from the package of its authors. */
function newestCode(): Hex {
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

/** Creates an account whose contract has just been deployed. */
async function createNewestAccount(
  rpcUrl: string,
  owners: readonly [Address, Address],
): Promise<Address> {
  const node = createTestClient({ mode: 'anvil', transport: http(rpcUrl), pollingInterval: 50 })
    .extend(publicActions)
    .extend(walletActions)
  const [account] = owners
  const send = async (call: { to?: Address; data: Hex }) => {
    const hash = await node.sendTransaction({ account, chain: null, ...call })
    return node.waitForTransactionReceipt({ hash })
  }
  const { contractAddress } = await send({ data: newestCode() })
  if (!contractAddress) throw new Error('No contract was made.')
  const { safeProxyFactory, compatibilityFallbackHandler } = neighbours.devnet.chains[0]!.contracts
  const initializer = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [
      owners,
      2n,
      zeroAddress,
      '0x',
      compatibilityFallbackHandler,
      zeroAddress,
      0n,
      zeroAddress,
    ],
  })
  const { logs } = await send({
    to: safeProxyFactory,
    data: encodeFunctionData({
      abi: safeProxyFactoryAbi,
      functionName: 'createProxyWithNonce',
      args: [contractAddress, initializer, 15n],
    }),
  })
  const [created] = parseEventLogs({ abi: safeProxyFactoryAbi, logs })
  if (!created) throw new Error('No account was made.')
  return created.args.proxy
}

const accounts = {
  '1.3.0': createPreviousAccount,
  '1.4.1': () => Promise.resolve(neighbours.treasury),
  '1.5.0': createNewestAccount,
}

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'an account of %s pays with an approval on the blockchain and a signature of the hash alone',
  async (version) => {
    const { chainId, devnet, chainControl } = neighbours
    const [alice, bob] = devnet.owners.map(({ address }) => address)
    if (alice === undefined || bob === undefined) throw new Error('There are two owners.')
    const safe = await accounts[version](devnet.chains[0]!.rpcUrl, [alice, bob])
    await chainControl.setBalance({ address: safe, value: parseEther('2') })
    const signable: SignableTransaction = {
      chainId,
      safe,
      version,
      transaction: toSafeTransaction({ to: shop, value: parseEther('1'), nonce: 0 }),
    }
    const { config, connectAs } = neighbours.openTab()
    expect(
      await readContract(config, { address: safe, abi: safeAbi, functionName: 'VERSION' }),
    ).toBe(version)
    const client = chainClient(config, chainId)
    const asked = {
      ...walletHere(config),
      signable,
      gatewayHash: safeTxHash(signable),
      check: undefined,
      onChecksPassed: () => undefined,
      signal: new AbortController().signal,
    }
    await connectAs('Alice')
    const approval = await requestSignature(client, { ...asked, signer: alice, form: 'onChain' })
    expect(approval.signature).toMatch(/01$/)
    await connectAs('Bob')
    const signed = await requestSignature(client, { ...asked, signer: bob, form: 'hash' })
    expect(signed.signature).toMatch(/(1f|20)$/)
    const before = await getBalance(config, { address: shop, chainId })
    // Carol is an owner of the treasury alone, and her sending it counts for nothing here.
    const executor = await connectAs('Carol')
    await sendExecution(client, {
      ...asked,
      executor,
      signatures: [approval, signed].map(({ signer: owner, signature }) => ({ owner, signature })),
      onSent: () => undefined,
    })
    await expect
      .poll(async () => (await getBalance(config, { address: shop, chainId })).value)
      .toBe(before.value + parseEther('1'))
  },
)
