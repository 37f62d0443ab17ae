import fc from 'fast-check'
import { type Address, encodeFunctionData, type Hash, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { safeAbi } from '@ghost-pay/safe-protocol'
import { enableModuleCall } from '@ghost-pay/safe-protocol/modules'

import { type AnyContract, anyContract, executionCalls, payee } from './testing/executionCalls.ts'
import type { Playground } from './testing/playground.ts'
import { startWithoutTraces } from './testing/startWithoutTraces.ts'

let started: Awaited<ReturnType<typeof startWithoutTraces>>
let playground: Playground
let accountCalls: ReturnType<typeof executionCalls>
beforeAll(async () => {
  started = await startWithoutTraces()
  playground = started.playground
  accountCalls = executionCalls(playground)
})
afterAll(() => started.stop())

const anyCall = fc.record({
  by: fc.constantFrom('module' as const, 'owners' as const),
  fails: fc.boolean(),
  returnsData: fc.boolean(),
})
/** One Ethereum transaction. A person can be a module, and calls the account directly; a contract calls it several times. */
const anyStep = fc.oneof(
  fc.record({
    way: fc.constant('direct' as const),
    calls: fc.tuple(anyCall.map((one) => ({ ...one, by: 'module' as const }))),
  }),
  fc.record({
    way: fc.constant('throughContract' as const),
    calls: fc.array(anyCall, { minLength: 1, maxLength: 4 }),
  }),
)
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never

/** An execution of the history, and who can know its call. */
type Executed = { kind: 'multisig' | 'module'; txHash: Hash; status: string; isDirect: boolean }

async function makeHistory(contract: AnyContract, steps: readonly Step[]) {
  const alice = playground.owner('Alice')
  const { multicall3 } = playground.chain.contracts
  const safe = await accountCalls.openAccount(contract)
  const executed: Executed[] = []
  let nonce = 0

  for (const module of [alice.address, multicall3]) {
    const payment = { ...enableModuleCall({ safe, module }), nonce: nonce++ }
    const data = await accountCalls.execute(safe, payment)
    const { transactionHash: txHash } = await playground.send(alice, { to: safe, data })
    executed.push({ kind: 'multisig', txHash, status: 'SUCCESS', isDirect: true })
  }
  const callOf = ({ by, fails, returnsData }: Step['calls'][number]): Promise<Hex> | Hex => {
    const call: { to: Address; value?: bigint; data?: Hex } = fails
      ? accountCalls.tooMuch
      : { to: payee, value: 1n }
    // With gas of its own a call may fail, and the execution is recorded all the same.
    if (by === 'owners')
      return accountCalls.execute(safe, { ...call, safeTxGas: 100_000n, nonce: nonce++ })
    return encodeFunctionData({
      abi: safeAbi,
      functionName: returnsData
        ? 'execTransactionFromModuleReturnData'
        : 'execTransactionFromModule',
      args: [call.to, call.value ?? 0n, call.data ?? '0x', 0],
    })
  }
  for (const { way, calls } of steps) {
    const callDatas: Hex[] = []
    for (const call of calls) callDatas.push(await callOf(call))
    const [data = '0x'] = callDatas
    const { transactionHash: txHash, status } = await playground.send(
      alice,
      way === 'direct' ? { to: safe, data } : accountCalls.together(safe, callDatas),
    )
    expect(status).toBe('success')
    for (const { by, fails } of calls)
      executed.push({
        kind: by === 'owners' ? 'multisig' : 'module',
        txHash,
        status: fails ? 'FAILED' : 'SUCCESS',
        isDirect: way === 'direct',
      })
  }
  return { safe, executed }
}

/** The executions in a list, as they stand there. */
function executionsIn(list: readonly unknown[]) {
  type Listed = { id: string; txHash: Hash; txStatus: string; txInfo: { to?: { value: Address } } }
  return (list as readonly { transaction?: Listed }[]).flatMap(({ transaction }) =>
    transaction !== undefined && /^(multisig|module)_/.test(transaction.id) ? transaction : [],
  )
}

test('each execution by owners and by modules is in the history once, also where only its end is known', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyContract,
      fc.array(anyStep, { minLength: 1, maxLength: 3 }),
      async (contract, steps) => {
        const { safe, executed } = await makeHistory(contract, steps)
        for (const [name, gateway] of Object.entries(started.gateways)) {
          const listed = executionsIn(await gateway.history(safe))
          expect(
            listed.map(({ id, txHash, txStatus }) => ({
              kind: id.slice(0, id.indexOf('_')),
              txHash,
              status: txStatus,
            })),
          ).toEqual(
            executed.toReversed().map(({ kind, txHash, status }) => ({ kind, txHash, status })),
          )
          expect(new Set(listed.map(({ id }) => id)).size).toBe(executed.length)
          for (const [index, { isDirect }] of executed.toReversed().entries()) {
            const { status, body } = await gateway.details(listed[index]?.id ?? '')
            expect(status).toBe(200)
            const isKnown = !contract.isQuiet || name === 'traces' || isDirect
            expect(body.txData === null).toBe(!isKnown)
            if (!isKnown) expect(body.txInfo).toMatchObject({ type: 'Custom', value: null })
          }
        }
      },
    ),
    {
      numRuns: 10,
      examples: [
        [
          { isQuiet: true, isPrevious: false },
          [{ way: 'throughContract', calls: [byModule, byOwners, byModule] }],
        ],
        [
          { isQuiet: false, isPrevious: true },
          [{ way: 'throughContract', calls: [byModule, byOwners, byModule] }],
        ],
      ],
    },
  )
}, 60_000)

const byModule = { by: 'module', fails: false, returnsData: false } as const
const byOwners = { by: 'owners', fails: true, returnsData: false } as const
