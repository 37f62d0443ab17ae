import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinSignatures, safeMessageTypedData } from '@ghost-pay/safe-protocol'

import { startChain, type TestChain } from '../testing/startChain.ts'
import { inexactNumber } from './inexactNumber.ts'
import { ownMessageHash } from './ownMessageHash.ts'
import { askIsValidSignature, askMessageHash } from './readMessageOnChain.ts'
import { readMessageSignatures } from './readMessageSignatures.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain({ seed: 'empty' })
})
afterAll(() => chain.stop())

const signableOf = (message: string, safe = chain.treasury) => ({
  chainId: chain.chainId,
  safe,
  version: '1.4.1',
  message,
})

/** The owners' signatures of a message. */
const signedBy = (count: number, message: string) =>
  Promise.all(
    chain.devnet.owners.slice(0, count).map(async ({ privateKey }) => {
      const owner = privateKeyToAccount(privateKey)
      const signature = await owner.signTypedData(safeMessageTypedData(signableOf(message)))
      return { owner: owner.address, signature }
    }),
  )

test('the account itself works out the hash, and knows a message of enough owners', async () => {
  const { client } = chain.open()
  const signable = signableOf('We agree.')
  expect(await askMessageHash(client, signable)).toBe(ownMessageHash(signable))
  const signatures = joinSignatures(await signedBy(2, 'We agree.'))
  expect(await askIsValidSignature(client, signable, signatures)).toBe('valid')
  expect(await askIsValidSignature(client, signableOf('Other'), signatures)).toBe('refused')
})

test('where no account stands nothing answers', async () => {
  const { client } = chain.open()
  const nowhere = signableOf('We agree.', '0x000000000000000000000000000000000000dEaD')
  expect(await askMessageHash(client, nowhere)).toBeNull()
  expect(await askIsValidSignature(client, nowhere, '0x')).toBe('silent')
})

test('a signature of other words is none', async () => {
  const { client } = chain.open()
  const owners = chain.devnet.owners.map(({ address }) => address)
  const confirmations = [
    ...(await signedBy(1, 'We agree.')),
    ...(await signedBy(2, 'Other')).slice(1),
  ]
  const signable = signableOf('We agree.')
  const { hash, signatures } = await readMessageSignatures(client, signable, {
    confirmations,
    owners,
  })
  expect(hash).toBe(ownMessageHash(signable))
  expect(signatures.map(({ worth }) => worth)).toEqual(['signed', 'invalid'])
})

test('a number that reading has rounded has a place, and what has one has no hash', () => {
  expect(inexactNumber({ message: { value: 2 ** 60 } })).toEqual({
    path: 'message.value',
    reason: 'tooLarge',
  })
  expect(inexactNumber({ message: { value: '1152921504606846976', share: 0.5 } })).toBeUndefined()
})
