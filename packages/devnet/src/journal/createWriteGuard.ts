import { type Hex, isHex } from 'viem'

import { ChainNotUpError, JournalFailedError } from '../errors.ts'
import type { RequestGuard } from '../proxy/startNodeProxy.ts'
import type { TransactionLog } from './transactionLog.ts'

/** Methods that change nothing, although their names start like those of methods that do. */
const readOnly: readonly string[] = [
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

/** Methods that remove a part of the chain: its logged transactions must not be replayed. */
const backwards =
  /^(?:evm_revert|(?:anvil|hardhat)_(?:rollback|reorg|reset|loadState|drop\w*|remove\w*))$/

const changing = /^(?:evm_|anvil_|hardhat_|eth_sendTransaction$|eth_sendUnsignedTransaction$)/

type Call = { method: string; params: unknown }

/** What the guard needs of a chain's journal. */
export type WriteEffects = {
  log: TransactionLog
  /** Resolves when the chain may be changed. */
  untilSaved: () => Promise<void>
  /** Saves the chain now. `forgets`: transactions that were logged so far must not be replayed. */
  save: (options: { forgets: boolean }) => Promise<void>
}

/**
 * Creates the guard that answers a change only when it is on the disk: a signed transaction is logged before the chain gets it, and after
 * every other change the chain is saved before the answer is sent. Its `handle` rejects with a `JournalFailedError` when the disk
 * cannot be written.
 */
export function createWriteGuard({ log, save, untilSaved }: WriteEffects): RequestGuard {
  return {
    async handle(body, forward) {
      const calls = callsIn(body)
      const signed = calls.flatMap(rawOf)
      await logAll(signed)
      if (signed.length > 0 || calls.some(isChange)) await untilSaved()
      const answer = await forward()
      // In a batch, a refused transaction stays in the log: the chain refuses it again in a replay.
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

  /** Logs all of them, or none: a transaction that the chain did not receive must not be replayed. */
  async function logAll(signed: readonly Hex[]): Promise<void> {
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

/** The guard of a chain that is not saved yet: it answers questions, and refuses what it could not promise to keep. */
export const readingGuard: RequestGuard = {
  handle: (body, forward) =>
    callsIn(body).some((call) => rawOf(call).length > 0 || isChange(call))
      ? Promise.reject(new ChainNotUpError())
      : forward(),
}

const isChange = ({ method }: Call): boolean => changing.test(method) && !readOnly.includes(method)

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
