import { type Hex, keccak256, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, onTestFinished, test, vi } from 'vitest'

import { createSignerCache } from './signerCache.ts'

test('recovering many signers lets others have their turn', async () => {
  const account = privateKeyToAccount(generatePrivateKey())
  const executions = await Promise.all(
    Array.from({ length: 300 }, async (_, n) => {
      const safeTxHash = keccak256(toHex(n))
      return { safeTxHash, signatures: await account.sign({ hash: safeTxHash }) }
    }),
  )
  const book = createSignerCache()
  // By this clock each recovering takes 5 ms, on every machine.
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 5))
  onTestFinished(() => void vi.restoreAllMocks())
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  await book.load(executions)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(2)
  for (const { safeTxHash, signatures } of executions)
    expect(book.get(safeTxHash, signatures)).toEqual([
      { owner: account.address, signature: signatures },
    ])
  const unknown: Hex = '0x12'
  expect(book.get(unknown, unknown)).toEqual([])
})
