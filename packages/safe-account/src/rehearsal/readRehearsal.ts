import {
  type Address,
  type Hex,
  hexToBigInt,
  isAddressEqual,
  size,
  slice,
  toFunctionSelector,
} from 'viem'
import { call, getBalance } from 'viem/actions'
import { describeTransaction, type SafeTransaction } from '@ghost-pay/safe-protocol'
import {
  accessorSimulation,
  approvedExecution,
  findRevertData,
  readAccessorSimulation,
  readEffects,
  unsignedExecution,
} from '@ghost-pay/safe-protocol/simulate'

import type { ChainClient } from '../chain/ChainClient.ts'
import { isTransportError, unlessSilent } from '../chain/isTransportError.ts'
import { readAccount } from '../chain/readAccount.ts'
import { findOfficial } from '../chain/readMultiSend.ts'
import { ChainReadError } from '../errors.ts'
import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import { accountStateCalls, readAccountState } from './accountState.ts'
import type { AccountChange } from './isUpdateAsSaid.ts'
import {
  currencyGain,
  type Holding,
  holdingsOf,
  isAllThatMoves,
  isMoreThanRows,
  type MoveRow,
  type Rehearsal,
} from './rehearsal.ts'
import {
  balanceCall,
  lineBlock,
  newestBlock,
  numberIn,
  simulateBlocks,
  type SimulatedCall,
  type SimulationCall,
} from './simulateBlocks.ts'

const transferSelector = toFunctionSelector('transfer(address,uint256)')
const transferFromSelector = toFunctionSelector('transferFrom(address,address,uint256)')

/** What comes before a transaction in line. */
export type LineBefore = {
  /** Those that are known, in their order. */
  transactions: readonly SafeTransaction[]
  /** How many there are. */
  count: number
}

/** A transaction that nobody has signed, and in whose name it is run. */
export type ReadRehearsalParameters = {
  signable: SignableTransaction
  /** Any owner of the account, from the chain. */
  owner: Address
  /** Nothing when absent. */
  line?: LineBefore | undefined
}

/**
 * Runs a transaction that nobody has signed on a node, after those that come before it in line: what it moves is read from the balances
 * before and after, in one block (behaviour/payments#rehearsal). Where the node cannot, the account's own contracts are asked whether
 * its call goes through.
 *
 * @throws ChainReadError when the node cannot tell; what viem throws when it does not answer
 */
export async function readRehearsal(
  client: ChainClient,
  { signable, owner, line = { transactions: [], count: 0 } }: ReadRehearsalParameters,
): Promise<Rehearsal> {
  const { safe, transaction } = signable
  // Where the line cannot be run, it runs without.
  const runAlone = () =>
    readRehearsal(client, { signable, owner, line: { transactions: [], count: line.count } })
  const isInLine = line.transactions.length > 0
  // Of an update of the version the account is read around it, in the same block, with its own threshold.
  const isUpdate = describeTransaction(signable).action.kind === 'updateVersion'
  const { stateDiff, ...execution } = isUpdate
    ? approvedExecution({ ...signable, owners: await readSigners(client, signable) })
    : unsignedExecution({ safe, owner, transaction })
  const block = await newestBlock(client)
  const earlier = line.transactions.map((one) => lineBlock(safe, owner, one))
  const run = async (calls: readonly SimulationCall[]) => {
    const own = { calls, stateOverrides: { [safe]: { stateDiff } } }
    return simulateBlocks(client, { block, blocks: [...earlier, own] })
  }

  const states = isUpdate ? accountStateCalls(safe) : []
  let all: readonly (readonly SimulatedCall[])[]
  try {
    all = await run([...states, execution, ...states])
  } catch (error) {
    if (isTransportError(error) || error instanceof ChainReadError) throw error
    return isInLine ? runAlone() : readAccessor(client, signable)
  }
  const first = all.at(-1) ?? []
  const past = all.slice(0, -1).map(([one]) => one && effectsOf(one, safe))
  const before =
    line.count === 0
      ? undefined
      : { count: line.count, ran: past.filter((one) => one !== undefined).length }
  const executed = first[states.length]
  if (executed === undefined) throw new ChainReadError('unreadable', signable.chainId)
  const effects = readEffects(executed.logs, safe)
  if (executed.status !== '0x1' || effects.outcome !== 'succeeded') {
    // The owner in whose name it runs leaves before: that says nothing of it.
    if (isInLine && executed.returnData.includes(notAnOwner)) return runAlone()
    return { status: 'fails', reason: executed.returnData, before }
  }

  const holdings = holdingsOf(effects.movements, safe)
  const balancesOf = async (holders: readonly Holding[]) => {
    const asked = holders.flatMap(({ token, holder }) =>
      // The chain's own currency is no contract.
      token === undefined ? [] : [balanceCall(token, holder)],
    )
    const calls = (await run([...asked, execution, ...asked])).at(-1) ?? []
    return calls[asked.length]?.status === '0x1' ? { holders, asked, calls } : undefined
  }
  const own = holdings.filter(({ holder }) => isAddressEqual(holder, safe))
  // Of very many balances some node may not bear the questions; then the account's own are read, and the rest is said to be missing.
  const answered =
    (await balancesOf(holdings).catch(unlessSilent)) ??
    (own.length < holdings.length ? await balancesOf(own) : undefined)
  if (answered === undefined) throw new ChainReadError('unreadable', signable.chainId)
  const balances = answered.calls.map(numberIn)
  let at = 0
  const read = await Promise.all(
    answered.holders.map(async ({ token, holder }): Promise<MoveRow | undefined> => {
      if (token === undefined) {
        const before =
          (await getBalance(client, { address: holder, blockNumber: block })) +
          past.reduce((gain, one) => gain + currencyGain(one?.movements ?? [], holder), 0n)
        return { token, holder, before, after: before + currencyGain(effects.movements, holder) }
      }
      const place = at
      at += 1
      const [before, after] = [balances[place], balances[answered.asked.length + 1 + place]]
      // Any contract can write the log of a movement; one that has no balances is no token.
      return before === undefined || after === undefined
        ? undefined
        : { token, holder, before, after }
    }),
  )
  const rows = read.filter((row) => row !== undefined)
  const areAllRead = rows.length === answered.holders.length
  const account = isUpdate ? changeIn(signable.chainId, first, states.length) : undefined
  // What the account itself writes of an update is in what it is before and after, and what a token writes of its own books (shares, hooks)
  // is in the balances that were read.
  const isTold = (address: Address) =>
    (account !== undefined && isAddressEqual(address, safe)) ||
    rows.some(({ token }) => token !== undefined && isAddressEqual(token, address))
  const told = { ...effects, others: effects.others.filter((address) => !isTold(address)) }
  return {
    status: 'moves',
    block: Number(block),
    gas: hexToBigInt(executed.gasUsed),
    rows,
    transfers: effects.movements,
    isWhole: areAllRead && isAllThatMoves(told, answered.holders),
    isMore: !areAllRead || isMoreThanRows(told),
    account,
    before,
  }
}

/** `GS026`, by which an account's contract refuses who is no owner. */
const notAnOwner = '4753303236'

/** What an execution came to; undefined when it failed. */
function effectsOf({ status, logs }: SimulatedCall, safe: Address) {
  const effects = readEffects(logs, safe)
  return status === '0x1' && effects.outcome === 'succeeded' ? effects : undefined
}

/** As many owners as must sign. */
async function readSigners(
  client: ChainClient,
  { chainId, safe }: SignableTransaction,
): Promise<[Address, ...Address[]]> {
  const { owners, threshold } = await readAccount(client, { address: safe })
  const [first, ...others] = owners.slice(0, threshold)
  if (first === undefined) throw new ChainReadError('unreadable', chainId)
  return [first, ...others]
}

/** The account before and after an execution that stands at a place among calls. */
function changeIn(chainId: number, calls: readonly SimulatedCall[], place: number): AccountChange {
  const before = readAccountState(calls.slice(0, place))
  const after = readAccountState(calls.slice(place + 1))
  if (before === undefined || after === undefined) throw new ChainReadError('unreadable', chainId)
  return { before, after }
}

/** Asks through SimulateTxAccessor, whose code on this chain is the official one. */
async function readAccessor(
  client: ChainClient,
  signable: SignableTransaction,
): Promise<Rehearsal> {
  const accessor = await findOfficial(client, 'SimulateTxAccessor')
  const reverted =
    accessor &&
    (await askToRevert(client, accessorSimulation({ ...signable, accessor: accessor.address })))
  if (reverted === undefined) throw new ChainReadError('noSimulation', signable.chainId)
  const { success, returnData } = readAccessorSimulation(reverted)
  return success
    ? { status: 'goesThrough', isRefused: isRefusal(signable, returnData) }
    : { status: 'fails', reason: returnData }
}

/** A token may answer `false` in place of reverting: then it has not paid. */
const isRefusal = ({ transaction: { data } }: SignableTransaction, answer: Hex): boolean =>
  [transferSelector, transferFromSelector].includes(slice(data, 0, 4)) &&
  size(answer) === 32 &&
  hexToBigInt(answer) === 0n

/** The data with which a call is reverted; undefined when it is not. */
const askToRevert = (
  client: ChainClient,
  question: Omit<SimulationCall, 'value'>,
): Promise<Hex | undefined> =>
  call(client, question).then(
    () => undefined,
    (error: unknown) => {
      if (isTransportError(error)) throw error
      return findRevertData(error)
    },
  )
