/**
 * A recorded chain over JSON-RPC: the payments that an account really made are repeated until there are as many as wanted, with
 * blocks, hashes and nonces of their own. What is not a block or an event is asked of the real chain.
 */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type Hash, type Hex, toHex } from 'viem'

import type { PayingChain } from './payingChain.ts'

type Log = Record<'blockNumber' | 'blockHash' | 'transactionHash' | 'data', Hex> & { topics: Hex[] }
type Block = Record<'number' | 'hash' | 'parentHash' | 'timestamp', Hex> & { transactions: Hash[] }
type Answer = { result: unknown } | { error: unknown }
type Call = { id: number; method: string; params: unknown[] }

/** The data of `SafeMultiSigTransaction` ends with three words (nonce, sender, threshold): here the nonce begins, from the end. */
const nonceFromEnd = 3 * 64

/** What the real chain refuses, such as a call that reverts. */
class Refusal extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('The chain has refused a call.')
    this.answer = answer
  }
}

const hashOf = (...parts: (string | number)[]): Hash =>
  `0x${createHash('sha256').update(parts.join(' ')).digest('hex')}`

/** Repeats the payments of a chain. Close it afterwards. */
export async function repeatChain(
  real: PayingChain,
  size: number,
): Promise<PayingChain & { close(this: void): void }> {
  const send = async (body: unknown): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(real.rpcUrl, init)).json()
  }
  const ask = async (method: string, ...params: unknown[]) => {
    const answer = (await send({ jsonrpc: '2.0', id: 1, method, params })) as Answer
    if ('error' in answer) throw new Refusal(answer.error)
    return answer.result
  }

  const { first, last } = real.payments
  const blocks: Block[] = []
  for (let number = 0; number <= last; number++)
    blocks.push((await ask('eth_getBlockByNumber', toHex(number), false)) as Block)
  const logs = (await ask('eth_getLogs', { fromBlock: '0x0', toBlock: toHex(last) })) as Log[]
  const byBlock = blocks.map(({ hash }) => logs.filter(({ blockHash }) => blockHash === hash))
  const period = last - first + 1
  const rounds = size / real.payments.count
  const head = last + period * (rounds - 1)

  /** The block of a number, and the real one that it repeats; null after the newest one. */
  function blockAt(number: number): { block: Block; of: Block; round: number } | null {
    if (number > head) return null
    const round = number <= last ? 0 : Math.floor((number - first) / period)
    const of = blocks[number - round * period]
    if (!of) return null
    if (round === 0) return { block: of, of, round }
    const block = {
      ...of,
      number: toHex(number),
      hash: hashOf('block', number),
      parentHash: number === last + 1 ? (blocks[last]?.hash ?? '0x') : hashOf('block', number - 1),
      timestamp: toHex(Number(blocks[last]?.timestamp) + 12 * (number - last)),
      transactions: of.transactions.map((hash) => hashOf(hash, round)),
    }
    return { block, of, round }
  }
  const realOf = new Map<string, Hash>()
  function logsIn(number: number): Log[] {
    const found = blockAt(number)
    if (!found) return []
    const { block, of, round } = found
    const own = byBlock[Number(of.number)] ?? []
    if (round === 0) return own
    return own.map((log) => {
      const { transactionHash, data, topics } = log
      const place = {
        blockNumber: block.number,
        blockHash: block.hash,
        blockTimestamp: block.timestamp,
      }
      const moved = { ...log, ...place, transactionHash: hashOf(transactionHash, round) }
      realOf.set(moved.transactionHash, transactionHash)
      if (topics[0] === real.payments.executed)
        return { ...moved, topics: [topics[0], hashOf(topics[1] ?? '', round)] }
      if (topics[0] !== real.payments.announced) return moved
      const at = data.length - nonceFromEnd
      const nonce = BigInt(`0x${data.slice(at, at + 64)}`) + BigInt(round * real.payments.count)
      const words = nonce.toString(16).padStart(64, '0') + data.slice(at + 64)
      return { ...moved, data: `0x${data.slice(2, at)}${words}` }
    })
  }

  async function answer({ method, params }: Call): Promise<unknown> {
    const [subject, tag] = params
    switch (method) {
      case 'eth_getBlockByNumber':
        return blockAt(subject === 'latest' ? head : Number(subject))?.block ?? null
      case 'eth_getLogs': {
        const { fromBlock, toBlock, topics } = subject as Record<'fromBlock' | 'toBlock', Hex> & {
          topics: Hex[][]
        }
        const found = []
        for (let number = Number(fromBlock); number <= Number(toBlock); number++)
          for (const log of logsIn(number))
            if (topics[0]?.includes(log.topics[0] ?? '0x')) found.push(log)
        return found
      }
      case 'eth_getTransactionByHash':
      case 'eth_getTransactionReceipt':
        return ask(method, realOf.get(String(subject)) ?? subject)
      case 'eth_call':
        if ((subject as { data?: Hex }).data === '0xaffed0e0') return toHex(size, { size: 32 })
        return ask(method, subject, 'latest')
      case 'eth_getStorageAt':
        return ask(method, subject, tag, 'latest')
      case 'eth_getBalance':
      case 'eth_getCode':
        return ask(method, subject, 'latest')
      default:
        return ask(method, ...params)
    }
  }

  return { ...real, ...(await serveAnswers(answer)) }
}

/** Serves JSON-RPC over HTTP on a free port of this machine. */
async function serveAnswers(
  answer: (call: Call) => Promise<unknown>,
): Promise<{ rpcUrl: string; close(this: void): void }> {
  const server = createServer((request, response) => {
    void bodyOf(request).then(async (body) => {
      const calls = JSON.parse(body) as Call | Call[]
      const answered = async (call: Call) => {
        const given = await answer(call).then(
          (result) => ({ result }),
          (error: unknown) => ({ error: error instanceof Refusal ? error.answer : String(error) }),
        )
        return { jsonrpc: '2.0', id: call.id, ...given }
      }
      const answers = Array.isArray(calls)
        ? await Promise.all(calls.map(answered))
        : await answered(calls)
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(answers))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    rpcUrl: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
