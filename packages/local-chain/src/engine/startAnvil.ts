import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

import { ChainStoppedError } from '../errors.ts'
import { devMnemonic } from '../seed/signers.ts'
import type { ChainNode } from './ChainNode.ts'
import { hasExited, killOnExit, stoppedError, terminate } from './childProcess.ts'
import { controlsOf } from './controlsOf.ts'
import { type ChainClient, createChainClient } from './createChainClient.ts'
import { hiddenHost } from './hiddenHost.ts'
import type { StartChainParameters } from './StartChainParameters.ts'
import { startWatchdog } from './startWatchdog.ts'

const startTimeoutMs = 15_000

/**
 * Starts anvil as a child process, which ends with this one.
 *
 * @param binary the path of the program
 * @throws ChainStoppedError when it does not come up
 */
export async function startAnvil(
  binary: string,
  { chainId, startTime, fork, loadsState = false }: StartChainParameters,
): Promise<ChainNode> {
  const child = spawn(
    binary,
    [
      ['--host', hiddenHost()],
      ['--port', '0'],
      ['--no-cors'],
      ['--chain-id', String(chainId)],
      ['--mnemonic', devMnemonic],
      fork
        ? ['--fork-url', fork.url, '--no-storage-caching']
        : ['--timestamp', String(Math.floor(startTime / 1000))],
      fork?.block === undefined ? [] : ['--fork-block-number', String(fork.block)],
      loadsState ? ['--no-request-size-limit'] : [],
    ].flat(),
    // A group of its own: Ctrl-C reaches this process, which then stops the chain in its turn.
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    },
  )
  killOnExit(child)
  let isStopping = false
  const ended = new Promise<ChainStoppedError>((resolve) => {
    child.once('exit', () => {
      if (!isStopping) resolve(stoppedError(child, `anvil, which ran chain ${chainId}, has ended`))
    })
  })
  const failedToSpawn = new Promise<never>((_, reject) => child.once('error', reject))
  startWatchdog(child)
  const client = await Promise.race([connect(child, chainId), failedToSpawn]).catch(
    async (error: unknown) => {
      await terminate(child)
      throw error
    },
  )
  return {
    chainId,
    rpcUrl: urlOf(client),
    engine: 'anvil',
    pid: child.pid,
    client,
    forkedAt: fork && Number(await client.getBlockNumber()),
    ...controlsOf('anvil', client),
    ended,
    hasEnded: () => hasExited(child),
    async stop() {
      isStopping = true
      await terminate(child)
    },
  }
}

const urlOf = (client: ChainClient): string => client.transport.url ?? ''

/** Waits until the node answers, and turns its log off. */
async function connect(child: ChildProcess, chainId: number): Promise<ChainClient> {
  const client = createChainClient(await waitForAddress(child), 'anvil')
  await waitForAnswer(client, child, chainId)
  await client.setLoggingEnabled(false)
  return client
}

/** Waits for the line in which the child names its address. The system chose the port, so no other program can be there. */
async function waitForAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new ChainStoppedError('anvil has no output.')
  const lines = createInterface(child.stdout)
  try {
    for await (const line of lines) {
      const found = /^Listening on (\S+)$/.exec(line)?.[1]
      if (found !== undefined) return `http://${found}`
    }
    throw await new Promise<ChainStoppedError>((resolve) => {
      const settle = () => resolve(stoppedError(child, 'anvil ended before it answered'))
      if (hasExited(child)) settle()
      else child.once('exit', settle)
    })
  } finally {
    // Later output has no use, but it has to be read; and it must not keep this process running.
    child.stdout.resume()
    if (child.stdout instanceof Socket) child.stdout.unref()
  }
}

/** Waits for the first answer, and makes sure that the child gave it. */
async function waitForAnswer(
  client: ChainClient,
  child: ChildProcess,
  chainId: number,
): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    if (hasExited(child)) throw stoppedError(child, 'anvil ended before it answered')
    const answer = await client.getChainId().catch(() => undefined)
    if (answer === chainId && !hasExited(child)) return
    if (answer !== undefined && answer !== chainId)
      throw new ChainStoppedError(`Chain ${answer} answers where ${chainId} should.`)
    if (Date.now() > deadline)
      throw new ChainStoppedError(`anvil did not answer within ${startTimeoutMs / 1000} seconds.`)
    await wait(5)
  }
}
