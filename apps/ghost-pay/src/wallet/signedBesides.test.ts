import { type Address, type Hex, zeroHash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteTransaction, getTransactionQueue } from '@ghost-pay/gateway-client'
import { verifyContactCard } from '@ghost-pay/payments/people'
import { approvedHashSignature, safeTxTypedData } from '@ghost-pay/safe-protocol'
import type { Decision } from '@ghost-pay/test-wallet'

import { requestMessageSignature } from '../screens/account/messages/requestMessageSignature.ts'
import { signContactCard } from '../screens/account/people/OwnCard.tsx'
import { requestDeletion } from '../screens/account/queue/DeleteProposal.tsx'
import { keyOf, payment, propose } from '../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../testing/neighbours.ts'

let neighbours: Neighbours
let tab: Tab
let bob: Address
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty' })
})
afterAll(() => neighbours.stop())
beforeEach(async () => {
  await neighbours.devnet.reset()
  tab = neighbours.openTab()
  bob = await tab.connectAs('Bob')
})

const asks: [string, () => Promise<unknown>][] = [
  [
    'that a proposal may be dropped',
    () =>
      requestDeletion(tab.config, {
        chainId: neighbours.chainId,
        safe: neighbours.treasury,
        safeTxHash: zeroHash,
        proposer: bob,
      }),
  ],
  [
    'a contact card',
    () => signContactCard(tab.config, { name: 'Bob', address: bob, chainId: neighbours.chainId }),
  ],
  [
    'a message',
    () =>
      requestMessageSignature(tab.config, {
        signer: bob,
        signable: {
          chainId: neighbours.chainId,
          safe: neighbours.treasury,
          version: '1.4.1',
          message: 'We agree.',
        },
        gatewayHash: undefined,
        onChecksPassed: () => undefined,
        signal: new AbortController().signal,
      }),
  ],
]

/** Bob's address is one of a contract from now on. */
const makeContract = () => neighbours.chainControl.setCode({ address: bob, bytecode: '0x00' })

/** The wallet says that it has signed, and answers with this. */
function pretend(result: Hex): void {
  tab.wallets.Bob.control.setPersonality({
    name: 'lying',
    decide: ({ kind }): Decision =>
      kind === 'signTypedData' ? { answer: 'respond', result } : { answer: 'approve' },
  })
}
const signatures = () =>
  tab.wallets.Bob.control.requests.filter(({ method }) => method === 'eth_signTypedData_v4')

describe.each(asks)('of %s', (_, ask) => {
  test.each<[string, () => Promise<Hex>]>([
    [
      'of another thing',
      () => keyOf(neighbours, 1).signTypedData(safeTxTypedData(payment(neighbours))),
    ],
    ['with the key of another owner', () => keyOf(neighbours, 0).signMessage({ message: 'x' })],
    [
      'with the key of nobody',
      () => privateKeyToAccount(`0x${'7'.repeat(64)}`).signMessage({ message: 'x' }),
    ],
    ['that only names the signer', () => Promise.resolve(approvedHashSignature(bob))],
    ['whose v is none', () => Promise.resolve<Hex>(`0x${'11'.repeat(64)}05`)],
    ['that is none', () => Promise.resolve('0x1234')],
  ])('a signature %s is refused', async (__, answer) => {
    pretend(await answer())
    await expect(ask()).rejects.toMatchObject({ check: { kind: 'otherSignature' } })
    expect(signatures()).toHaveLength(1)
  })

  test('the answer of a contract, which no key has made, is not called false', async () => {
    pretend(`0x${'ab'.repeat(130)}`)
    await makeContract()
    await expect(ask()).rejects.toMatchObject({ check: { kind: 'contractSigner' } })
  })

  test('the wallet is not asked when another address is selected or connected by now', async () => {
    await tab.connectAs('Alice')
    await expect(ask()).rejects.toThrow(/Another address is connected/)
    expect(signatures()).toEqual([])
  })
})

test('what is signed rightly is taken: the gateway drops the proposal, and the card holds', async () => {
  const { chainId, treasury: safe } = neighbours
  const safeTxHash = await propose(neighbours, tab)
  const signature = await requestDeletion(tab.config, { chainId, safe, safeTxHash, proposer: bob })
  await deleteTransaction(tab.gateway.client, { chainId, safeTxHash, signature })
  const queue = await getTransactionQueue(tab.gateway.client, { chainId, address: safe })
  expect(queue.results).toEqual([])
  const card = await signContactCard(tab.config, { name: 'Bob', address: bob, chainId })
  expect(await verifyContactCard(card)).toBe(true)
})
