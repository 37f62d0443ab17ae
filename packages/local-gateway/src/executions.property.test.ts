import fc from 'fast-check'
import { type Address, getAddress, type Hash } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type AnyContract, anyContract, executionCalls, payee } from './testing/executionCalls.ts'
import type { Payment, Playground } from './testing/playground.ts'
import { startWithoutTraces } from './testing/startWithoutTraces.ts'

let started: Awaited<ReturnType<typeof startWithoutTraces>>
let playground: Playground
let calls: ReturnType<typeof executionCalls>
beforeAll(async () => {
  started = await startWithoutTraces()
  playground = started.playground
  calls = executionCalls(playground)
})
afterAll(() => started.stop())

const anyPayment = fc.record({
  fails: fc.boolean(),
  isProposed: fc.boolean(),
  /** Another one was proposed with its nonce. */
  hasRival: fc.boolean(),
})
type Drawn = typeof anyPayment extends fc.Arbitrary<infer Value> ? Value : never

/** One Ethereum transaction, and how the executions are in it. */
const anyStep = fc.oneof(
  fc.record({
    way: fc.constantFrom('direct' as const, 'throughContract' as const),
    drawn: fc.tuple(anyPayment),
  }),
  fc.record({
    way: fc.constantFrom('twoInOne' as const, 'oneInOther' as const),
    drawn: fc.tuple(anyPayment, anyPayment),
  }),
)
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never

/** A payment that was executed, and what is known of it without its event. */
type Executed = {
  safeTxHash: Hash
  txHash: Hash
  nonce: number
  status: 'SUCCESS' | 'FAILED'
  to: Address
  isProposed: boolean
}

/** Makes the executions, and the proposals before each. */
async function makeHistory(contract: AnyContract, steps: readonly Step[]) {
  const alice = playground.owner('Alice')
  const safe = await calls.openAccount(contract)
  const executed: Executed[] = []
  const rivals: Hash[] = []

  /** With gas of its own a call may fail, and the execution is recorded all the same. */
  const paymentOf = ({ fails }: Drawn, nonce: number): Payment =>
    fails
      ? { ...calls.tooMuch, safeTxGas: 100_000n, nonce }
      : { to: payee, value: BigInt(nonce + 1), nonce }
  const propose = async (payment: Payment) => {
    const body = await playground.proposal(alice, payment, {}, safe)
    for (const gateway of Object.values(started.gateways))
      expect((await gateway.propose(safe, body)).status).toBe(200)
  }

  for (const { way, drawn } of steps) {
    const first = executed.length
    const payments = drawn.map((one, index) => paymentOf(one, first + index))
    const [outer, inner] = payments
    if (way === 'oneInOther' && outer && inner)
      payments[0] = { ...calls.together(safe, [await calls.execute(safe, inner)]), nonce: first }
    for (const [index, payment] of payments.entries()) {
      const rival = { to: payee, value: 77n, nonce: first + index }
      if (drawn[index]?.isProposed) await propose(payment)
      if (!drawn[index]?.hasRival) continue
      await propose(rival)
      rivals.push(playground.hashOf(rival, safe))
    }
    const sent = await Promise.all(payments.map((payment) => calls.execute(safe, payment)))
    const [only = '0x'] = sent
    const { transactionHash: txHash, status } = await playground.send(
      alice,
      way === 'direct' || way === 'oneInOther'
        ? { to: safe, data: only }
        : calls.together(safe, sent),
    )
    expect(status).toBe('success')
    executed.push(
      ...payments.map((payment, index) => ({
        safeTxHash: playground.hashOf(payment, safe),
        txHash,
        nonce: first + index,
        status:
          drawn[index]?.fails && !(way === 'oneInOther' && index === 0)
            ? ('FAILED' as const)
            : ('SUCCESS' as const),
        to: getAddress(payment.to),
        isProposed: drawn[index]?.isProposed ?? false,
      })),
    )
  }
  return { safe, executed, rivals }
}

/** The transactions of the owners in a list, as they stand there. */
function ownersIn(list: readonly unknown[]) {
  type Item = { transaction?: { id: string; txHash: Hash; txStatus: string; executionInfo: Info } }
  type Info = { nonce: number } | null
  return (list as readonly Item[]).flatMap(({ transaction }) =>
    transaction?.id.startsWith('multisig') ? transaction : [],
  )
}

test('an execution is in the history once, with its hash and its end, whoever called it and whatever the node can tell', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyContract,
      fc.array(anyStep, { minLength: 1, maxLength: 3 }),
      async (contract, steps) => {
        const { safe, executed, rivals } = await makeHistory(contract, steps)
        for (const [name, gateway] of Object.entries(started.gateways)) {
          const isTold = (one: Executed) =>
            one.isProposed ||
            !contract.isQuiet ||
            name === 'traces' ||
            isDirect(steps, executed, one)
          expect(
            ownersIn(await gateway.history(safe)).map(
              ({ id, txHash, txStatus, executionInfo }) => ({
                id,
                txHash,
                txStatus,
                nonce: executionInfo?.nonce,
              }),
            ),
          ).toEqual(
            executed.toReversed().map(({ safeTxHash, txHash, status, nonce }) => ({
              id: `multisig_${safe}_${safeTxHash}`,
              txHash,
              txStatus: status,
              nonce,
            })),
          )
          expect(ownersIn(await gateway.queue(safe))).toEqual([])
          for (const one of executed) {
            const { status, body } = await gateway.details(one.safeTxHash)
            expect(status).toBe(200)
            expect(body.executedAt).toBeGreaterThan(0)
            expect(body).toMatchObject({
              txStatus: one.status,
              txHash: one.txHash,
              detailedExecutionInfo: { nonce: one.nonce, safeTxHash: one.safeTxHash },
              ...(isTold(one)
                ? { txData: { to: { value: one.to } } }
                : { txData: null, txInfo: { type: 'Custom', value: null } }),
            })
          }
          for (const rival of rivals)
            expect((await gateway.details(rival)).body).toMatchObject({
              txStatus: 'CANCELLED',
              txHash: null,
            })
        }
      },
    ),
    {
      numRuns: 10,
      examples: [
        [
          { isQuiet: true, isPrevious: false },
          [{ way: 'throughContract', drawn: [proposedAlone] }],
        ],
        [
          { isQuiet: true, isPrevious: false },
          [{ way: 'twoInOne', drawn: [proposedAlone, { ...proposedAlone, fails: true }] }],
        ],
      ],
    },
  )
}, 60_000)

const proposedAlone = { fails: false, isProposed: true, hasRival: false }

/** Whether an execution is the outermost call of its Ethereum transaction, whose calldata every node has. */
function isDirect(steps: readonly Step[], executed: readonly Executed[], one: Executed): boolean {
  const { way } =
    steps[new Set(executed.slice(0, one.nonce + 1).map(({ txHash }) => txHash)).size - 1] ?? {}
  const isFirst = executed.find(({ txHash }) => txHash === one.txHash) === one
  return isFirst && (way === 'direct' || way === 'oneInOther')
}
