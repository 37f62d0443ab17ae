import { encodeFunctionData, getAddress, type LocalAccount, parseAbi, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Balances } from '@ghost-pay/gateway-wire'
import type { TransactionDetails } from '@ghost-pay/gateway-wire'
import { execTransactionCall } from '@ghost-pay/safe-protocol'

import {
  openGateway,
  openInPage,
  type Payment,
  type Playground,
  startPlayground,
} from './testing/playground.ts'

const stranger = getAddress('0x00000000000000000000000000000000000000a1')
const payment: Payment = { to: stranger, value: parseEther('1') }

describe.each([
  { engine: 'anvil', place: 'behind a server', open: openGateway },
  { engine: 'edr', place: 'behind a server', open: openGateway },
  { engine: 'anvil', place: 'in a page', open: openInPage },
] as const)('payments of two out of three, on $engine, $place', ({ engine, open }) => {
  let playground: Playground
  let gateway: ReturnType<typeof open>
  let [alice, bob, carol]: LocalAccount[] = []
  let safe: string

  beforeAll(async () => {
    playground = await startPlayground({ engine })
    alice = playground.owner('Alice')
    bob = playground.owner('Bob')
    carol = playground.owner('Carol')
    safe = `/v1/chains/31337/safes/${playground.treasury}`
  })
  afterAll(() => playground.chain.stop())
  beforeEach(async () => {
    const prices = { native: { USD: '2500' } }
    gateway = open({ chains: [playground.settings({ prices, read: 'everything' })] })
    await playground.send(people().carol, { to: playground.treasury, value: parseEther('5') })
  })
  afterEach(() => playground.chain.reset())

  function people() {
    if (!alice || !bob || !carol) throw new Error('The owners are missing.')
    return { alice, bob, carol }
  }
  const balances = async () => (await gateway.get<Balances>(`${safe}/balances/usd`)).body

  test('a payment goes from proposal to history', async () => {
    const { hashOf, treasury, proposal, sign, send } = playground
    const { alice, bob, carol } = people()

    const owned = await gateway.get(`/v1/chains/31337/owners/${alice.address}/safes`)
    expect(owned.body).toEqual({ safes: [treasury] })
    expect((await gateway.get(`/v2/owners/${alice.address}/safes`)).body).toEqual({
      31337: [treasury],
    })
    expect((await balances()).items[0]).toMatchObject({
      tokenInfo: { type: 'NATIVE_TOKEN', symbol: 'ETH' },
      balance: parseEther('5').toString(),
      fiatBalance: '12500',
      fiatConversion: '2500',
    })

    const proposed = await gateway.propose(
      treasury,
      await proposal(alice, payment, { origin: JSON.stringify({ note: 'Rent' }) }),
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

    expect(await gateway.queue(treasury)).toMatchObject([
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
            missingSigners: [{ value: bob.address }, { value: carol.address }],
          },
        },
      },
    ])

    const confirmed = await gateway.confirm(hashOf(payment), await sign(bob, payment))
    expect(confirmed.body.txStatus).toBe('AWAITING_EXECUTION')
    const execution = confirmed.body.detailedExecutionInfo
    if (execution?.type !== 'MULTISIG') throw new Error('It is a transaction of the owners.')
    const signatures = execution.confirmations.map(({ signer, signature }) => ({
      owner: signer.value,
      signature: signature ?? '0x',
    }))
    const call = execTransactionCall({
      safe: treasury,
      transaction: { ...payment, nonce: 0 },
      signatures,
    })
    const receipt = await send(bob, call)
    expect(receipt.status).toBe('success')

    expect(await gateway.queue(treasury)).toEqual([])
    expect(await gateway.history(treasury)).toMatchObject([
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
    const details = await gateway.details(hashOf(payment))
    expect(details.body).toMatchObject({
      txStatus: 'SUCCESS',
      txHash: receipt.transactionHash,
      detailedExecutionInfo: {
        executor: { value: bob.address },
        fee: (receipt.gasUsed * receipt.effectiveGasPrice).toString(),
      },
    })
    expect((await balances()).items[0]?.balance).toBe(parseEther('4').toString())
    expect((await gateway.get(safe)).body).toMatchObject({ nonce: 1, threshold: 2 })
  })

  test('a transaction that was never proposed comes with the confirmations it carried', async () => {
    const { alice, carol } = people()
    const { transactionHash } = await playground.execute([carol, alice], payment)
    const { body } = await gateway.details(playground.hashOf(payment))
    expect(body).toMatchObject({
      txStatus: 'SUCCESS',
      txHash: transactionHash,
      detailedExecutionInfo: {
        proposer: null,
        trusted: true,
        confirmationsRequired: 2,
      },
    })
    expect(signersOf(body).sort()).toEqual([alice.address, carol.address].sort())
  })

  test('a payment that fails inside is failed, and its nonce is used', async () => {
    const { alice, bob } = people()
    const tooMuch: Payment = { to: stranger, value: parseEther('500'), safeTxGas: 50_000 }
    await playground.execute([alice, bob], tooMuch)
    expect((await gateway.details(playground.hashOf(tooMuch))).body.txStatus).toBe('FAILED')
    expect((await gateway.get(safe)).body).toMatchObject({ nonce: 1 })
    expect((await balances()).items[0]?.balance).toBe(parseEther('5').toString())
  })

  test('a rejection shares the nonce, names its rejectors, and cancels', async () => {
    const { alice, bob, carol } = people()
    const { treasury, proposal, hashOf } = playground
    const rejection: Payment = { to: treasury }
    await gateway.propose(treasury, await proposal(alice, payment))
    await gateway.propose(treasury, await proposal(bob, rejection))
    await gateway.propose(treasury, await proposal(carol, { ...payment, nonce: 1 }))

    expect(await gateway.queue(treasury)).toMatchObject([
      { type: 'LABEL', label: 'Next' },
      { type: 'CONFLICT_HEADER', nonce: 0 },
      { conflictType: 'HasNext', transaction: { txInfo: { type: 'Transfer' } } },
      { conflictType: 'End', transaction: { txInfo: { type: 'Custom', isCancellation: true } } },
      { type: 'LABEL', label: 'Queued' },
      { conflictType: 'None' },
    ])
    expect((await gateway.details(hashOf(payment))).body).toMatchObject({
      detailedExecutionInfo: { rejectors: [{ value: bob.address }] },
    })

    await playground.execute([carol, bob], rejection)
    expect((await gateway.details(hashOf(payment))).body.txStatus).toBe('CANCELLED')
    // The rejection "receives" nothing: no transfer is listed for it.
    expect(await gateway.history(treasury)).toHaveLength(5)
  })

  test('a nonce is recommended behind every trusted transaction', async () => {
    const { treasury, proposal } = playground
    const { alice } = people()
    await gateway.propose(treasury, await proposal(alice, { ...payment, nonce: 4 }))
    await gateway.propose(
      treasury,
      await proposal(alice, { ...payment, nonce: 9 }, { signature: null }),
    )
    expect((await gateway.get(`${safe}/nonces`)).body).toEqual({
      currentNonce: 0,
      recommendedNonce: 5,
    })
    // Without a signature it is not trusted, and only listed with `trusted=false`.
    expect(await gateway.queue(treasury)).toHaveLength(2)
    const all = await gateway.get<{ results: unknown[] }>(
      `${safe}/transactions/queued?trusted=false`,
    )
    expect(all.body.results).toHaveLength(3)
  })

  test('gas is measured by the account, and a call that would fail is refused', async () => {
    const path = `/v2/chains/31337/safes/${playground.treasury}/multisig-transactions/estimations`
    const estimate = await gateway.post<{ safeTxGas: string }>(path, {
      to: stranger,
      value: '1',
      data: null,
      operation: 0,
    })
    expect(estimate.body).toMatchObject({ currentNonce: 0, recommendedNonce: 0 })
    expect(Number(estimate.body.safeTxGas)).toBeGreaterThan(10_000)
    const refused = await gateway.post(path, {
      to: stranger,
      value: parseEther('500').toString(),
      data: null,
      operation: 0,
    })
    expect(refused.status).toBe(422)
  })

  test('tokens are found by their transfers', async () => {
    const { dUsd } = playground.chain.contracts
    const { alice, bob, carol } = people()
    const mint = encodeFunctionData({
      abi: parseAbi(['function mint(address,uint256)']),
      args: [playground.treasury, 250_000_000n],
    })
    await playground.send(carol, { to: dUsd, data: mint })
    expect((await balances()).items[1]).toMatchObject({
      tokenInfo: { type: 'ERC20', address: dUsd, symbol: 'dUSD', decimals: 6 },
      balance: '250000000',
      fiatBalance: '0',
    })
    const transfer = encodeFunctionData({
      abi: parseAbi(['function transfer(address,uint256)']),
      args: [stranger, 100_000_000n],
    })
    await playground.execute([alice, bob], { to: dUsd, data: transfer })
    const [, sent, received] = await gateway.history(playground.treasury)
    expect(sent).toMatchObject({
      transaction: {
        txInfo: {
          type: 'Transfer',
          direction: 'OUTGOING',
          recipient: { value: stranger },
          transferInfo: { type: 'ERC20', tokenSymbol: 'dUSD', decimals: 6, value: '100000000' },
        },
      },
    })
    expect(received).toMatchObject({
      transaction: { txInfo: { direction: 'INCOMING', transferInfo: { type: 'ERC20' } } },
    })
  })

  test('a change of settings is decoded, and changes the account', async () => {
    const { alice, bob, carol } = people()
    const abi = parseAbi(['function removeOwner(address,address,uint256)'])
    const data = encodeFunctionData({ abi, args: [bob.address, carol.address, 2n] })
    const { treasury, proposal, hashOf } = playground
    await gateway.propose(treasury, await proposal(carol, { ...payment, nonce: 1 }))
    await playground.execute([alice, bob], { to: treasury, data })
    expect((await gateway.history(treasury))[1]).toMatchObject({
      transaction: {
        txInfo: {
          type: 'SettingsChange',
          dataDecoded: { method: 'removeOwner' },
          settingsInfo: { type: 'REMOVE_OWNER', owner: { value: carol.address }, threshold: 2 },
        },
      },
    })
    expect((await gateway.get(`/v1/chains/31337/owners/${carol.address}/safes`)).body).toEqual({
      safes: [],
    })
    // What she confirmed and was not executed does not count any more.
    expect((await gateway.details(hashOf({ ...payment, nonce: 1 }))).body).toMatchObject({
      detailedExecutionInfo: { confirmations: [], trusted: true },
    })
  })
})

function signersOf({ detailedExecutionInfo: info }: TransactionDetails): string[] {
  return info?.type === 'MULTISIG' ? info.confirmations.map(({ signer }) => signer.value) : []
}
