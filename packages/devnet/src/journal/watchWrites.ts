import { type Hex, isHex } from 'viem'

import type { EntranceGuard } from '../chain/openEntrance.ts'
import { JournalFailedError } from '../errors.ts'
import type { TransactionLog } from './transactionLog.ts'

/** Methods that change nothing although they are called like those that do. */
const harmless: readonly string[] = [
  'anvil_dumpState',
  'anvil_getAutomine',
  'anvil_getBlobByHash',
  'anvil_getBlobsByTransactionHash',
  'anvil_getIntervalMining',
  'anvil_getGenesisTime',
  'anvil_metadata',
  'anvil_nodeInfo',
  'evm_snapshot',
]

/** Methods that take a part of the chain away: what was written down of it must not come back. */
const backwards =
  /^(?:evm_revert|(?:anvil|hardhat)_(?:rollback|reorg|reset|loadState|drop\w*|remove\w*))$/

const changing = /^(?:evm_|anvil_|hardhat_|eth_sendTransaction$|eth_sendUnsignedTransaction$)/

type Call = { method: string; params: unknown }

/** What a guard needs of a chain's journal. */
export type WriteEffects = {
  log: TransactionLog
  /** Keeps the chain now. `forgets`: what was written down so far is not to come back. */
  save: (options: { forgets: boolean }) => Promise<void>
}

/**
 * Makes the guard that lets nobody hear of a change before it is on the disk: a signed transaction is written down before the chain
 * gets it, and after every other change the chain is kept before the answer leaves. Its `watch` rejects with a `JournalFailedError`
 * when the disk takes nothing.
 */
export function watchWrites({ log, save }: WriteEffects): EntranceGuard {
  return {
    async watch(body, handOn) {
      const calls = callsIn(body)
      const signed = calls.flatMap(rawOf)
      await writeDown(signed)
      const answer = await handOn()
      // Of several at once it is not worth finding out which was refused: a chain refuses it again.
      const [only] = signed
      if (only !== undefined && calls.length === 1 && isRefusal(answer)) await log.refuse(only)
      const forgets = calls.some(({ method }) => backwards.test(method))
      if (forgets || calls.some(isChange))
        await save({ forgets }).catch((cause: unknown) => {
          throw new JournalFailedError('The chain has done it, and may forget it.', cause)
        })
      return answer
    },
  }

  /** Writes all of them down, or none: what was not handed over must not come back. */
  async function writeDown(signed: readonly Hex[]): Promise<void> {
    const written: Hex[] = []
    try {
      for (const raw of signed) {
        await log.add(raw)
        written.push(raw)
      }
    } catch (cause) {
      for (const raw of written) await log.refuse(raw).catch(() => undefined)
      throw new JournalFailedError('The chain was not asked. Make room, and try again.', cause)
    }
  }
}

const isChange = ({ method }: Call): boolean => changing.test(method) && !harmless.includes(method)

function rawOf({ method, params }: Call): readonly Hex[] {
  if (!/^eth_sendRawTransaction/.test(method) || !Array.isArray(params)) return []
  const raw: unknown = params[0]
  return isHex(raw) ? [raw] : []
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The calls of a request, which may be several. */
function callsIn(body: string): readonly Call[] {
  return [parse(body)].flat().flatMap((call) => {
    if (typeof call !== 'object' || call === null || !('method' in call)) return []
    const { method } = call
    return typeof method === 'string'
      ? [{ method, params: 'params' in call ? call.params : undefined }]
      : []
  })
}

const isRefusal = (answer: string): boolean => {
  const value = parse(answer)
  return typeof value === 'object' && value !== null && 'error' in value
}
