import { type Address, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toSafeTransaction } from '@ghost-pay/safe-protocol'

import { startChain, type TestChain } from '../testing/startChain.ts'
import type { SignableTransaction } from './SignableTransaction.ts'
import { verifyNonce } from './verifyNonce.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

let chain: TestChain
let tab: ReturnType<TestChain['open']>
let grants: Address
beforeAll(async () => {
  chain = await startChain({ seed: 'demo' })
  grants = chain.devnet.accounts.grants?.address ?? shop
})
afterAll(() => chain.stop())
beforeEach(() => {
  tab = chain.open()
})

const payment = (nonce: number): SignableTransaction => ({
  chainId: chain.chainId,
  safe: grants,
  version: '1.4.1',
  transaction: toSafeTransaction({ to: shop, value: parseEther('0.1'), nonce }),
})

describe('the nonce of a new payment', () => {
  const verify = (nonce: number) => verifyNonce(tab.client, tab.gateway.client, payment(nonce))

  test('is free', async () => {
    await expect(verify(3)).resolves.toBeUndefined()
  })

  test.each([
    [1, 'taken'],
    [999, 'gap'],
  ])('%i is not, and the error names the free one', async (from, why) => {
    await expect(verify(from)).rejects.toMatchObject({
      check: { kind: 'nonceMoved', moved: { from, nonce: 3, why } },
    })
  })

  test('is not used on the chain', async () => {
    const signable = { ...payment(3), safe: chain.treasury }
    await expect(verifyNonce(tab.client, tab.gateway.client, signable)).rejects.toMatchObject({
      check: { kind: 'nonceMoved', moved: { from: 3, why: 'used' } },
    })
  })

  test('is not known while the node is silent', async () => {
    tab.node.lie(() => {
      throw new TypeError('fetch failed')
    })
    await expect(verify(3)).rejects.toMatchObject({ by: 'chain', passing: true })
  })

  test('is not known while the gateway is silent', async () => {
    tab.gateway.lie(() => {
      throw new TypeError('fetch failed')
    })
    await expect(verify(3)).rejects.toThrow()
  })
})
