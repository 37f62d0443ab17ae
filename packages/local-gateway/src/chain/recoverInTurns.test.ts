import { type Hash, keccak256, toHex } from 'viem'
import { privateKeyToAccount, sign } from 'viem/accounts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { InvalidSignatureError } from '@ghost-pay/safe-protocol'

import { recoverInTurns } from './recoverInTurns.ts'

const privateKey = keccak256(toHex('a key'))
const signed = async (hash: Hash) => ({
  hash,
  signature: await sign({ hash, privateKey, to: 'hex' }),
})

test('however many signers are recovered at once, other work has its turn', async () => {
  const all = await Promise.all(
    Array.from({ length: 150 }, (_, index) => signed(keccak256(toHex(index)))),
  )
  // By this clock each recovering takes 5 ms, on every machine.
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 5))
  onTestFinished(() => void vi.restoreAllMocks())
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const signers = await Promise.all(all.map(recoverInTurns))
  isOver = true
  expect(new Set(signers)).toEqual(new Set([privateKeyToAccount(privateKey).address]))
  // A turn goes on until more than 20 ms are spent.
  expect(turns).toBeGreaterThanOrEqual(150 / 5 - 1)
})

test('a signature that cannot be read keeps nobody from theirs', async () => {
  const good = await signed(keccak256(toHex('good')))
  const bad = { ...good, signature: `0x${'ff'.repeat(64)}1b` } as const
  const [first, second] = await Promise.allSettled([recoverInTurns(bad), recoverInTurns(good)])
  expect(first).toMatchObject({
    status: 'rejected',
    reason: expect.any(InvalidSignatureError) as Error,
  })
  expect(second).toMatchObject({ value: privateKeyToAccount(privateKey).address })
})
