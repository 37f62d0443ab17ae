import { setTimeout as wait } from 'node:timers/promises'

import type { WorldProcess } from './startWorld.ts'

/**
 * How a devnet ends: its process is killed, which takes the chain with it; killed during its start; the chain is killed; killed on a full disk;
 * killed after a fork or a revert, or amid one; both are killed; it is asked to end.
 */
export const cutKinds = [
  'killed',
  'killed at the start',
  'chain killed',
  'killed on a full disk',
  'killed around a fork',
  'both killed',
  'asked to end',
] as const
export type CutKind = (typeof cutKinds)[number]

/** How long a devnet may take to end, in milliseconds. */
const patience = 30_000

/**
 * Ends a devnet.
 *
 * @throws Error when it does not end, ends otherwise than it should, or leaves its chain running
 */
export async function cutOff(kind: CutKind, { pid, ended, chainPid }: WorldProcess): Promise<void> {
  const chain = chainPid()
  if ((kind === 'chain killed' || kind === 'both killed') && chain !== undefined)
    process.kill(chain, 'SIGKILL')
  if (kind === 'asked to end') process.kill(pid, 'SIGTERM')
  else if (kind !== 'chain killed') process.kill(pid, 'SIGKILL')
  const outcome = await Promise.race([ended, wait(patience)])
  if (!outcome) throw new Error(`It was ${kind}, and runs on.`)
  const wanted = { 'asked to end': 0, 'chain killed': 1 }[kind as string] ?? null
  if (outcome.code !== wanted)
    throw new Error(`It was ${kind}, and ended with ${outcome.code}: ${outcome.printed}`)
  for (let waited = 0; chain !== undefined && isRunning(chain); waited += 10) {
    if (waited > patience) throw new Error(`It was ${kind}, and its chain runs on.`)
    await wait(10)
  }
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
