import SafeApiKit from '@safe-global/api-kit'
import Safe, { type PredictedSafeProps, type SafeProviderConfig } from '@safe-global/protocol-kit'
import {
  createPublicClient,
  createWalletClient,
  getAddress,
  type Hex,
  http,
  isHex,
  parseEther,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type Devnet, startDevnet } from './startDevnet.ts'

const payees = [
  getAddress('0x00000000000000000000000000000000000000a1'),
  getAddress('0x00000000000000000000000000000000000000a2'),
]

describe('the kits of Safe as they are published', () => {
  let devnet: Devnet
  beforeAll(async () => {
    const chains = [{ chainId: 31337 }, { chainId: 1337 }]
    devnet = await startDevnet({ chains, seed: 'empty', port: 0, gatewayPort: 0 })
  })
  afterAll(() => devnet.stop())

  const chainOf = (chainId: number) => {
    const chain = devnet.chains.find((other) => other.chainId === chainId)
    if (!chain) throw new Error(`There is no chain ${chainId}.`)
    return chain
  }
  const keyOf = (name: string): Hex => {
    const owner = devnet.owners.find((other) => other.name === name)
    if (!owner) throw new Error(`There is no owner ${name}.`)
    return owner.privateKey
  }

  test.each([
    { chainId: 31337, place: 'with the contracts that the devnet names' },
    { chainId: 1337, place: 'with what they know themselves' },
  ])(
    'create an account on $chainId, $place, sign a batch for two people and execute it',
    async ({ chainId }) => {
      const { rpcUrl, transactionServiceUrl } = chainOf(chainId)
      const [alice, bob] = [keyOf('Alice'), keyOf('Bob')]
      const [aliceAddress, bobAddress] = [alice, bob].map((key) => privateKeyToAccount(key).address)
      const node = createPublicClient({ transport: http(rpcUrl), pollingInterval: 20 })
      const wallet = createWalletClient({
        account: privateKeyToAccount(alice),
        transport: http(rpcUrl),
      })
      const contractNetworks = chainId === 1337 ? undefined : devnet.contractNetworks
      const open = (
        signer: Hex,
        account: { safeAddress: string } | { predictedSafe: PredictedSafeProps },
      ) => {
        const provider: SafeProviderConfig['provider'] = rpcUrl
        const known = contractNetworks && { contractNetworks }
        return Safe.init({ provider, signer, ...known, ...account })
      }

      const predictedSafe: PredictedSafeProps = {
        safeAccountConfig: { owners: [aliceAddress ?? '', bobAddress ?? ''], threshold: 2 },
        safeDeploymentConfig: { saltNonce: '7', safeVersion: '1.4.1' },
      }
      const planned = await open(alice, { predictedSafe })
      const creation = await planned.createSafeDeploymentTransaction()
      const created = await wallet.sendTransaction({
        chain: null,
        to: getAddress(creation.to),
        data: bytesOf(creation.data),
      })
      await node.waitForTransactionReceipt({ hash: created })
      const safeAddress = await planned.getAddress()
      const funded = await wallet.sendTransaction({
        chain: null,
        to: getAddress(safeAddress),
        value: parseEther('3'),
      })
      await node.waitForTransactionReceipt({ hash: funded })

      const service = new SafeApiKit({
        chainId: BigInt(chainId),
        txServiceUrl: transactionServiceUrl,
      })
      expect((await service.getSafesByOwner(aliceAddress ?? '')).safes).toContain(safeAddress)

      const byAlice = await open(alice, { safeAddress })
      const batch = await byAlice.createTransaction({
        transactions: payees.map((to) => ({
          to,
          value: parseEther('1').toString(),
          data: '0x',
        })),
      })
      const safeTxHash = await byAlice.getTransactionHash(batch)
      await service.proposeTransaction({
        safeAddress,
        safeTransactionData: batch.data,
        safeTxHash,
        senderAddress: aliceAddress ?? '',
        senderSignature: (await byAlice.signHash(safeTxHash)).data,
      })
      const byBob = await open(bob, { safeAddress })
      const { data: confirmation } = await byBob.signHash(safeTxHash)
      await service.confirmTransaction(safeTxHash, confirmation)

      const signed = await service.getTransaction(safeTxHash)
      expect(signed.confirmations).toHaveLength(2)
      const { hash } = await byBob.executeTransaction(signed)
      await node.waitForTransactionReceipt({ hash: bytesOf(hash) })
      for (const address of payees) expect(await node.getBalance({ address })).toBe(parseEther('1'))
      expect(await service.getTransaction(safeTxHash)).toMatchObject({
        isExecuted: true,
        isSuccessful: true,
        transactionHash: hash,
        executor: bobAddress,
        dataDecoded: { method: 'multiSend' },
      })
      expect((await service.getPendingTransactions(safeAddress)).count).toBe(0)
    },
  )
})

/** The kit's bytes as viem's. */
function bytesOf(source: string): Hex {
  if (!isHex(source)) throw new Error(`${source} is not hexadecimal.`)
  return source
}
