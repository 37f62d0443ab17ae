import { gunzipSync } from 'node:zlib'

import { type Hex, hexToBytes, parseGwei } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { startLocalChain } from '@ghost-pay/local-chain'

import { dumpWhole } from './dumpWhole.ts'

/** The part of anvil's state that is looked at. */
type Dumped = { accounts: Record<string, { nonce: number }>; blocks: { transactions: unknown[] }[] }

test('a state has every transaction that its accounts have paid for', async () => {
  const chain = await startLocalChain({ engine: 'anvil', mining: 'auto' })
  try {
    const { client, state, mnemonic } = chain
    if (!state) throw new Error('anvil has a state.')
    const sender = mnemonicToAccount(mnemonic, { addressIndex: 8 })
    const count = (dumped: Hex) => {
      const { accounts, blocks } = JSON.parse(
        gunzipSync(hexToBytes(dumped)).toString('utf8'),
      ) as Dumped
      const listed = blocks.reduce((sum, { transactions }) => sum + transactions.length, 0)
      return { listed, paid: accounts[sender.address.toLowerCase()]?.nonce ?? 0 }
    }
    const take = () => dumpWhole(client, () => state.dump())
    const { listed } = count(await take())
    const sign = (nonce: number) =>
      sender.signTransaction({
        type: 'eip1559',
        chainId: chain.chainId,
        to: sender.address,
        nonce,
        gas: 21_000n,
        maxFeePerGas: parseGwei('50'),
        maxPriorityFeePerGas: 1n,
      })
    for (let nonce = 0; nonce < 200;) {
      const burst = await Promise.all(Array.from({ length: 20 }, () => sign(nonce++)))
      const sending = Promise.all(
        burst.map((serializedTransaction) => client.sendRawTransaction({ serializedTransaction })),
      )
      const now = count(await take())
      expect(now.listed - listed).toBe(now.paid)
      await sending
    }
    expect(count(await take()).paid).toBe(200)
  } finally {
    await chain.stop()
  }
}, 120_000)
