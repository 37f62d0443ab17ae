import { gunzipSync } from 'node:zlib'

import { type Hex, hexToBytes, parseEther, parseGwei } from 'viem'
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
    // Each pays once: what one account sends side by side arrives in any order, and anvil may then never mine it.
    const senders = Array.from({ length: 200 }, (_, at) =>
      mnemonicToAccount(mnemonic, { addressIndex: 1_000 + at }),
    )
    await Promise.all(
      senders.map(({ address }) => client.setBalance({ address, value: parseEther('1') })),
    )
    const count = (dumped: Hex) => {
      const { accounts, blocks } = JSON.parse(
        gunzipSync(hexToBytes(dumped)).toString('utf8'),
      ) as Dumped
      const listed = blocks.reduce((sum, { transactions }) => sum + transactions.length, 0)
      const nonces = senders.map(({ address }) => accounts[address.toLowerCase()]?.nonce ?? 0)
      return { listed, paid: nonces.reduce((sum, nonce) => sum + nonce) }
    }
    const take = () => dumpWhole(client, () => state.dump())
    const { listed } = count(await take())
    const signed = await Promise.all(
      senders.map((sender) =>
        sender.signTransaction({
          type: 'eip1559',
          chainId: chain.chainId,
          to: sender.address,
          nonce: 0,
          gas: 21_000n,
          maxFeePerGas: parseGwei('50'),
          maxPriorityFeePerGas: 1n,
        }),
      ),
    )
    for (let sent = 0; sent < signed.length; sent += 20) {
      const sending = Promise.all(
        signed
          .slice(sent, sent + 20)
          .map((serializedTransaction) => client.sendRawTransaction({ serializedTransaction })),
      )
      const now = count(await take())
      expect(now.listed - listed).toBe(now.paid)
      await sending
    }
    expect(count(await take()).paid).toBe(signed.length)
  } finally {
    await chain.stop()
  }
}, 120_000)

test('a state is taken again when a block was mined meanwhile', async () => {
  const chain = await startLocalChain({ engine: 'anvil', mining: 'auto' })
  try {
    const { client, state } = chain
    if (!state) throw new Error('anvil has a state.')
    let taken = 0
    await dumpWhole(client, async () => {
      taken += 1
      if (taken === 1) await client.mine({ blocks: 1 })
      return state.dump()
    })
    expect(taken).toBe(2)
  } finally {
    await chain.stop()
  }
}, 120_000)
