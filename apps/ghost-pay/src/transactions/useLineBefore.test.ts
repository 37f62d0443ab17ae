import { cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { proposeTransaction } from '@ghost-pay/gateway-client'
import { changed } from '@ghost-pay/gateway-testing'
import { toProposal } from '@ghost-pay/payments/cosign'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { readTakenNonces } from '@ghost-pay/safe-account/queue'
import { takenHere } from '@ghost-pay/safe-account/store'
import { safeTxHash, safeTxTypedData, toSafeTransaction } from '@ghost-pay/safe-protocol'

import { keptProposals } from '../kept/useKeptProposals.ts'
import { neighbours, openAnotherTab, openTabForEach, tab } from '../testing/aliceTab.ts'
import { withTab } from '../testing/withTab.tsx'
import { useLineBefore } from './useLineBefore.ts'
import { useRehearsal } from './useRehearsal.ts'

import '../testing/page.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

/** The chain and the gateway beside it take their time on a busy machine. */
configure({ asyncUtilTimeout: 10_000 })

openTabForEach({ isFresh: true })
beforeEach(async () => {
  const address = neighbours.treasury
  await neighbours.chainControl.setBalance({ address, value: parseEther('10') })
  // A rehearsal reads the newest block.
  await neighbours.chainControl.mine({ blocks: 1 })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const payment = (ether: string, nonce: number): SignableTransaction => ({
  chainId: neighbours.chainId,
  safe: neighbours.treasury,
  version: '1.4.1',
  transaction: toSafeTransaction({ to: shop, value: parseEther(ether), nonce }),
})

async function propose(signable: SignableTransaction): Promise<void> {
  const [alice] = neighbours.devnet.owners
  if (alice === undefined) throw new Error('There is an owner.')
  await proposeTransaction(tab.gateway.client, {
    chainId: signable.chainId,
    address: signable.safe,
    transaction: signable.transaction,
    safeTxHash: safeTxHash(signable),
    sender: alice.address,
    signature: await privateKeyToAccount(alice.privateKey).signTypedData(safeTxTypedData(signable)),
  })
}

const take = async () => ({
  data: await readTakenNonces(tab.gateway.client, {
    chainId: neighbours.chainId,
    address: neighbours.treasury,
  }),
  isError: false,
})

test('the third of a queue is rehearsed after the two before it', async () => {
  await propose(payment('2', 0))
  await propose(payment('3', 1))
  const taken = await take()
  const { result } = renderHook(
    () => {
      const line = useLineBefore(payment('1', 2), { accountNonce: 0, taken })
      return useRehearsal(payment('1', 2), neighbours.devnet.owners[0]?.address, { line })
    },
    { wrapper: withTab(tab) },
  )
  await waitFor(() => {
    expect(result.current.data).toMatchObject({ before: { count: 2, ran: 2 } })
  })
  const rehearsal = result.current.data
  const own =
    rehearsal?.status === 'moves' &&
    rehearsal.rows.find(({ holder }) => holder === neighbours.treasury)
  expect(own).toMatchObject({ before: parseEther('5'), after: parseEther('4') })
})

test('what shares its place, leaves a place free, or is not what its hash says is counted and left out', async () => {
  await propose(payment('2', 0))
  await propose(payment('4', 0))
  await propose(payment('3', 2))
  const read = async (nonce: number) => {
    const taken = await take()
    const { result } = renderHook(
      () => useLineBefore(payment('1', nonce), { accountNonce: 0, taken }),
      { wrapper: withTab(tab) },
    )
    await waitFor(() => {
      expect(result.current).toBeDefined()
    })
    return result.current
  }
  const { transaction } = payment('3', 2)
  expect(await read(3)).toEqual({ count: 3, transactions: [transaction] })
  expect(await read(0)).toEqual({ count: 0, transactions: [] })
  // Another place is another key: the first answer stays with the other tab.
  openAnotherTab()
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/transactions/0x')
      ? changed(ask, (text) => text.replaceAll('3000000000000000000', '9'))
      : undefined,
  )
  expect(await read(3)).toEqual({ count: 3, transactions: [] })
})

test('nobody is asked where nobody is to be asked, and one waits for who is', async () => {
  await propose(payment('2', 0))
  const taken = await take()
  const asked = tab.gateway.asked.length
  const hook = (parameters: Omit<Parameters<typeof useLineBefore>[1], 'accountNonce'>) =>
    renderHook(() => useLineBefore(payment('1', 2), { accountNonce: 0, ...parameters }), {
      wrapper: withTab(tab),
    }).result.current
  expect(hook({ taken, isUnasked: true })).toEqual({ count: 2, transactions: [] })
  expect(hook({ taken: { data: undefined, isError: true } })).toEqual({
    count: 2,
    transactions: [],
  })
  expect(hook({ taken: { data: undefined, isError: false } })).toBeUndefined()
  expect(tab.gateway.asked).toHaveLength(asked)
})

test('a payment that is passed on by file is rehearsed after those that this browser keeps', async () => {
  const [first, second] = [payment('2', 0), payment('3', 1)]
  for (const signable of [first, second]) {
    keptProposals.keep(toProposal({ ...signable, signatures: [] }))
  }
  const { chainId, treasury: address } = neighbours
  const taken = { data: takenHere(keptProposals.of({ chainId, address })), isError: false }
  const { result } = renderHook(
    () => {
      const line = useLineBefore(payment('6', 2), { accountNonce: 0, taken, isUnasked: true })
      return useRehearsal(payment('6', 2), neighbours.devnet.owners[0]?.address, { line })
    },
    { wrapper: withTab(tab) },
  )
  // Of 10 ether 5 are left by then.
  await waitFor(() => {
    expect(result.current.data).toMatchObject({ status: 'fails', before: { count: 2, ran: 2 } })
  })
  expect(tab.gateway.asked).toEqual([])
})
