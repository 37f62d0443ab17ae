/**
 * The client beside `@safe-global/safe-gateway-typescript-sdk`, over a server on this machine: calls per second, a page of
 * 100 transactions read and validated, and what the validation costs.
 *
 *     node benchmarks/gateway.ts [--short]
 *
 * Ends with exit code 1 when validation costs more than a quarter of the call.
 */
import { Worker } from 'node:worker_threads'

import * as oldSdk from '@safe-global/safe-gateway-typescript-sdk'
import {
  createGatewayClient,
  getSafeInfo,
  getTransactionHistory,
  historyPageSchema,
  safeInfoSchema,
} from '@ghost-pay/gateway-client'

import { historyPage, safe, safeInfo } from './gatewayAnswers.ts'
import { isShort, missBudget } from './mode.ts'

const budget = 0.25
const chainId = 1
const account = { chainId, address: safe } as const

const server = new Worker(new URL('gatewayServer.ts', import.meta.url))
const baseUrl = await new Promise<string>((resolve) => server.once('message', resolve))

const client = createGatewayClient({ baseUrl })
oldSdk.setBaseUrl(baseUrl)

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? NaN

/** Runs each in turns, many times over, so that a busy machine is busy for all of them alike. */
async function inTurns<result>(
  measures: (() => result | Promise<result>)[],
  rounds: number,
): Promise<result[][]> {
  const results: result[][] = measures.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, measure] of measures.entries()) results[index]?.push(await measure())
  }
  return results
}

/** Median milliseconds of a run of each. */
async function times(runs: (() => unknown)[], rounds: number): Promise<number[]> {
  const measures = runs.map((run) => async () => {
    const start = performance.now()
    await run()
    return performance.now() - start
  })
  await inTurns(measures, rounds / 4)
  return (await inTurns(measures, rounds)).map(median)
}

/** Median number of calls that are done in a second with eight under way at any time, of each. */
async function rates(runs: (() => Promise<unknown>)[], rounds: number): Promise<number[]> {
  const duration = 250
  const measures = runs.map((run) => async () => {
    const end = performance.now() + duration
    let done = 0
    const line = async () => {
      for (; performance.now() < end; done++) await run()
    }
    await Promise.all(Array.from({ length: 8 }, line))
    return (done * 1000) / duration
  })
  await inTurns(measures, 2)
  return (await inTurns(measures, rounds)).map(median)
}

const row = (what: string, ours: string, theirs: string, note = '') => {
  console.log(`${what.padEnd(44)} ${ours.padStart(12)} ${theirs.padStart(12)}  ${note}`)
}
const ms = (value: number) => `${value.toFixed(3)} ms`
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} % of the call`
const ratio = (ours: number, theirs: number) => `${(ours / theirs).toFixed(2)} times`

row('', 'ours', 'SDK 3.23.1')

// Of many chains, so that calls under way at the same time are not answered by one request.
let turn = 0
const distinct = () => ({ ...account, chainId: 1 + (turn++ % 64) })
const [ourRate = NaN, theirRate = NaN, bareRate = NaN] = await rates(
  [
    () => getSafeInfo(client, distinct()),
    () => oldSdk.getSafeInfo('1', safe),
    () => fetch(`${baseUrl}/v1/chains/1/safes/${safe}`).then((response) => response.json()),
  ],
  isShort ? 1 : 15,
)
row(
  'getSafeInfo, calls per second, 8 at a time',
  ourRate.toFixed(0),
  theirRate.toFixed(0),
  `${ratio(ourRate, theirRate)}; fetch alone ${bareRate.toFixed(0)}`,
)

const page: unknown = JSON.parse(JSON.stringify(historyPage))
const pageText = JSON.stringify(historyPage)
const info: unknown = JSON.parse(JSON.stringify(safeInfo))

const [ourCall = NaN, theirCall = NaN, validateInfo = NaN] = await times(
  [
    () => getSafeInfo(client, account),
    () => oldSdk.getSafeInfo('1', safe),
    () => safeInfoSchema['~standard'].validate(info),
  ],
  isShort ? 40 : 1500,
)
row('getSafeInfo, one after another', ms(ourCall), ms(theirCall), ratio(ourCall, theirCall))
row('  validation of it', ms(validateInfo), '–', share(validateInfo, ourCall))

const [ourPage = NaN, theirPage = NaN, parse = NaN, validate = NaN] = await times(
  [
    () => getTransactionHistory(client, account),
    () => oldSdk.getTransactionHistory('1', safe),
    () => void JSON.parse(pageText),
    () => historyPageSchema['~standard'].validate(page),
  ],
  isShort ? 20 : 600,
)
row('a page of 100 transactions', ms(ourPage), ms(theirPage), ratio(ourPage, theirPage))
row(`  JSON.parse of its ${(pageText.length / 1000).toFixed(0)} kB`, ms(parse), ms(parse))
row('  validation of it', ms(validate), '–', share(validate, ourPage))

await server.terminate()

const { issues } = historyPageSchema['~standard'].validate(page)
if (issues) throw new Error('The page that was measured is not valid.')
if (validate > budget * ourPage || validateInfo > budget * ourCall) {
  console.error(`Validation costs more than ${budget * 100} % of a call.`)
  missBudget()
}
