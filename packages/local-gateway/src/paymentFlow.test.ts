import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAddress, parseEther } from 'viem'

import {
  openGateway,
  type Payment,
  type Playground,
  startPlayground,
} from './testing/playground.ts'

const stranger = getAddress('0x00000000000000000000000000000000000000a1')

describe('a payment of two out of three', () => {
  let playground: Playground
  let gateway: ReturnType<typeof openGateway>
  let safes: string
  let transactions: string

  beforeAll(async () => {
    playground = await startPlayground()
  })
  afterAll(() => playground.devnet.stop())
  beforeEach(async () => {
    gateway = openGateway({
      chains: [playground.settings({ prices: { native: { USD: '2500' } } })],
    })
    safes = `/v1/chains/31337/safes/${playground.treasury}`
    transactions = `/v1/chains/31337/transactions`
    await playground.send(playground.owner('Carol'), {
      to: playground.treasury,
      value: parseEther('5'),
    })
  })
  afterEach(() => playground.devnet.reset())

  const payment: Payment = { to: stranger, value: parseEther('1') }

  test('goes from proposal to history', async () => {
    const { owner, proposal, hashOf, treasury } = playground
    const [alice, bob] = [owner('Alice'), owner('Bob')]

    const owned = await gateway.get(`/v1/chains/31337/owners/${alice.address}/safes`)
    expect(owned.body).toEqual({ safes: [treasury] })

    const before = await gateway.get(`${safes}/balances/usd`)
    expect(before.body.items[0]).toMatchObject({
      balance: parseEther('5').toString(),
      fiatBalance: '12500',
      fiatConversion: '2500',
    })

    const proposed = await gateway.post(
      `${transactions}/${treasury}/propose`,
      await proposal.call(playground, alice, payment, {
        origin: JSON.stringify({ note: 'Rent' }),
      }),
    )
    expect(proposed.status).toBe(200)
    expect(proposed.body).toMatchObject({
      safeAddress: treasury,
      txId: `multisig_${treasury}_${hashOf(payment)}`,
      txStatus: 'AWAITING_CONFIRMATIONS',
      note: 'Rent',
      detailedExecutionInfo: {
        nonce: 0,
        confirmationsRequired: 2,
        trusted: true,
        proposer: { value: alice.address },
        confirmations: [{ signer: { value: alice.address } }],
      },
    })

    const queued = await gateway.get(`${safes}/transactions/queued`)
    expect(queued.body.results).toMatchObject([
      { type: 'LABEL', label: 'Next' },
      {
        type: 'TRANSACTION',
        conflictType: 'None',
        transaction: {
          txInfo: {
            type: 'Transfer',
            direction: 'OUTGOING',
            transferInfo: { type: 'NATIVE_COIN', value: parseEther('1').toString() },
          },
          executionInfo: {
            confirmationsSubmitted: 1,
            missingSigners: [{ value: bob.address }, { value: owner('Carol').address }],
          },
        },
      },
    ])

    const confirmed = await gateway.post(`${transactions}/${hashOf(payment)}/confirmations`, {
      signature: await playground.sign(bob, payment),
    })
    expect(confirmed.body.txStatus).toBe('AWAITING_EXECUTION')

    const signatures = confirmed.body.detailedExecutionInfo.confirmations.map(
      (confirmation: { signer: { value: string }; signature: string }) => ({
        owner: confirmation.signer.value,
        signature: confirmation.signature,
      }),
    )
    const receipt = await playground.execute(bob, payment, signatures)
    expect(receipt.status).toBe('success')

    expect((await gateway.get(`${safes}/transactions/queued`)).body.results).toEqual([])
    const history = await gateway.get(`${safes}/transactions/history`)
    expect(history.body.results).toMatchObject([
      { type: 'DATE_LABEL' },
      {
        type: 'TRANSACTION',
        transaction: {
          id: `multisig_${treasury}_${hashOf(payment)}`,
          txStatus: 'SUCCESS',
          txHash: receipt.transactionHash,
          note: 'Rent',
          executionInfo: { confirmationsSubmitted: 2, missingSigners: null },
        },
      },
      { transaction: { txInfo: { type: 'Transfer', direction: 'INCOMING' } } },
      { type: 'DATE_LABEL' },
      { transaction: { txInfo: { type: 'Creation', creator: { value: alice.address } } } },
    ])
    const details = await gateway.get(`${transactions}/${hashOf(payment)}`)
    expect(details.body).toMatchObject({
      txStatus: 'SUCCESS',
      txHash: receipt.transactionHash,
      detailedExecutionInfo: { executor: { value: bob.address } },
    })
    expect(BigInt(details.body.detailedExecutionInfo.fee)).toBe(
      receipt.gasUsed * receipt.effectiveGasPrice,
    )

    const after = await gateway.get(`${safes}/balances/usd`)
    expect(after.body.items[0].balance).toBe(parseEther('4').toString())
    expect((await gateway.get(safes)).body).toMatchObject({ nonce: 1, threshold: 2 })
  })
})
