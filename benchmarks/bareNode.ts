/**
 * The local gateway beside a server of bare `node:http` that sends the very bytes of its answers, in one run: 200 clients of this
 * machine ask both for an overview, a history, balances and a queue, in turns. Then they propose, the gateway is killed, and every
 * proposal that was acknowledged must be on the disk.
 *
 *     node benchmarks/bareNode.ts [--short] [seconds of each turn, 3]
 *
 * Ends with exit code 1 when a target is missed. What is compared is the processor time that a server needs for an answer: how many a
 * second there are depends on what else the machine does, the clients included.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { type Load, load } from './load.ts'
import { slowness, startGateway } from './localGatewayMeasures.ts'
import { given, isShort, missBudget } from './mode.ts'
import { startPayingChain } from './payingChain.ts'
import type { Usage } from './reportUsage.ts'

const target = { ratio: 4, p99: 100, turn: 50, proposals: 500 }
const clients = 200
const executions = isShort ? 100 : 500
const queued = 30
const turns = isShort ? 1 : 2
const seconds = Number(given[0] ?? (isShort ? 0.5 : 3))
const proposals = Math.round(seconds * 600)

const folder = mkdtempSync(join(tmpdir(), 'bare-node-'))
const chain = await startPayingChain(executions)
let gateway = await startGateway(chain, folder)
/** Targets that were missed, and answers that were wrong. */
const missed: string[] = []
const wrong: string[] = []
const note = (what: string, applies: boolean, list = missed) => {
  if (applies) list.push(what)
}
const row = (cells: (string | number)[]) => {
  console.log(
    cells
      .map((cell, index) =>
        index === 0
          ? String(cell).padEnd(12)
          : (typeof cell === 'number' ? cell.toFixed(2) : cell).padStart(13),
      )
      .join(''),
  )
}

type Server = { url: string; used(this: void): Promise<Usage> }
type Measured = { perAnswer: number; perSecond: number; p99: number; turn: number }

/** Asks for one path, for the seconds of a turn. */
async function measure({ url, used }: Server, path: string): Promise<Measured> {
  await used()
  const end = performance.now() + seconds * 1000
  const seen = await load(url, clients, () =>
    performance.now() < end ? { method: 'GET', path } : undefined,
  )
  const { cpu, longestTurn } = await used()
  note(`${path}: ${JSON.stringify([...seen.refused])}`, seen.refused.size > 0, wrong)
  return {
    perAnswer: cpu / seen.answered,
    perSecond: perSecondOf(seen),
    p99: seen.p99,
    turn: longestTurn,
  }
}
const perSecondOf = ({ answered, elapsed }: Load) => (1000 * answered) / elapsed

/** Starts the bare server with the answers that the gateway gives now. */
async function startBare(paths: readonly string[]): Promise<Server & { child: ChildProcess }> {
  const answers: Record<string, string> = {}
  for (const path of paths) answers[path] = await (await fetch(gateway.url + path)).text()
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(answers))
  const child = fork(fileURLToPath(new URL('bareServerProcess.ts', import.meta.url)), [file])
  const [url] = (await once(child, 'message')) as [string]
  return {
    url,
    child,
    async used() {
      child.send('used')
      const [usage] = (await once(child, 'message')) as [Usage]
      return usage
    },
  }
}

/** The mean of some turns, and the longest of what must not be long. */
const summary = (all: Measured[]): Measured => ({
  perAnswer: all.reduce((sum, { perAnswer }) => sum + perAnswer, 0) / all.length,
  perSecond: all.reduce((sum, { perSecond }) => sum + perSecond, 0) / all.length,
  p99: Math.max(...all.map(({ p99 }) => p99)),
  turn: Math.max(...all.map(({ turn }) => turn)),
})

async function compareReads(): Promise<void> {
  const safe = `/v1/chains/${chain.chainId}/safes/${chain.treasury}`
  const paths = {
    overview: `/v1/safes?currency=USD&safes=${chain.chainId}:${chain.treasury}`,
    history: `${safe}/transactions/history`,
    balances: `${safe}/balances/usd`,
    queue: `${safe}/transactions/queued`,
  }
  for (const path of Object.values(paths)) await gateway.get(path)
  const bare = await startBare(Object.values(paths))
  try {
    row([
      'read',
      'ms an answer',
      'bare',
      'ratio',
      'a second',
      'bare',
      'p99 ms',
      'bare',
      'longest turn',
    ])
    for (const [name, path] of Object.entries(paths)) {
      const ours: Measured[] = []
      const theirs: Measured[] = []
      for (let turn = 0; turn < turns; turn += 1) {
        ours.push(await measure(gateway, path))
        theirs.push(await measure(bare, path))
      }
      const [own, other] = [summary(ours), summary(theirs)]
      const ratio = own.perAnswer / other.perAnswer
      row([
        name,
        own.perAnswer,
        other.perAnswer,
        `1 : ${ratio.toFixed(1)}`,
        own.perSecond.toFixed(0),
        other.perSecond.toFixed(0),
        own.p99,
        other.p99,
        own.turn,
      ])
      note(`${name}: 1 : ${ratio.toFixed(1)}, target 1 : ${target.ratio}`, ratio > target.ratio)
      note(`${name}: p99 ${own.p99.toFixed(0)} ms, target ${target.p99}`, own.p99 > target.p99)
      note(
        `${name}: a turn of ${own.turn.toFixed(0)} ms, target ${target.turn}`,
        own.turn > target.turn,
      )
    }
  } finally {
    bare.child.kill()
  }
}

async function propose(): Promise<void> {
  const path = `/v1/chains/${chain.chainId}/transactions/${chain.treasury}/propose`
  const bodies: string[] = []
  for (let index = 0; index < proposals; index += 1)
    bodies.push(JSON.stringify(await chain.proposal(executions + queued + index)))
  const acknowledged: string[] = []
  const slowBefore = await slowness()
  await gateway.used()
  const seen = await load(
    gateway.url,
    clients,
    () => {
      const body = bodies.pop()
      return body === undefined ? undefined : { method: 'POST', path, body }
    },
    ({ body = '' }) => acknowledged.push((JSON.parse(body) as { safeTxHash: string }).safeTxHash),
  )
  const { cpu, longestTurn } = await gateway.used()
  const slow = (slowBefore + (await slowness())) / 2
  await gateway.stop('SIGKILL')
  const kept = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => readFileSync(join(folder, name), 'utf8').toLowerCase())
    .join('')
  const lost = acknowledged.filter((hash) => !kept.includes(hash.toLowerCase())).length
  gateway = await startGateway(chain, folder)
  const perSecond = perSecondOf(seen)
  const perCpuSecond = (1000 * seen.answered) / cpu
  console.log(
    `\n${acknowledged.length} proposals: ${perSecond.toFixed(0)} a second, ${perCpuSecond.toFixed(0)} a second of processor time, ` +
      `${(perCpuSecond * slow).toFixed(0)} of an idle machine's (this one is ${slow.toFixed(1)} times slower), p99 ${seen.p99.toFixed(0)} ms, longest turn ${longestTurn.toFixed(0)} ms; ${lost} lost by a kill`,
  )
  note(`proposals: ${JSON.stringify([...seen.refused])} refused`, seen.refused.size > 0, wrong)
  note(
    `proposals: ${perSecond.toFixed(0)} a second, target ${target.proposals}`,
    perSecond < target.proposals,
  )
  note(
    `proposals: a turn of ${longestTurn.toFixed(0)} ms, target ${target.turn}`,
    longestTurn > target.turn,
  )
  note(`proposals: ${lost} acknowledged ones were lost`, lost > 0, wrong)
}

try {
  const path = `/v1/chains/${chain.chainId}/transactions/${chain.treasury}/propose`
  for (let index = 0; index < queued; index += 1)
    await gateway.post(path, await chain.proposal(executions + index))
  await compareReads()
  await propose()
  if (missed.length > 0) {
    console.error(`\nMissed:\n${missed.join('\n')}`)
    missBudget()
  }
  if (wrong.length > 0) {
    console.error(`\nWrong:\n${wrong.join('\n')}`)
    process.exitCode = 1
  }
} finally {
  await gateway.stop()
  await chain.stop()
  rmSync(folder, { recursive: true, force: true })
}
