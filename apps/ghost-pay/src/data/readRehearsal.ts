import {
  type Address,
  type Client,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToBigInt,
  hexToNumber,
  isAddressEqual,
  isHex,
  keccak256,
  numberToHex,
  size,
} from 'viem'
import { call, getBalance, getCode } from 'viem/actions'
import type { Config } from 'wagmi'
import { compareVersions, describeTransaction } from '@ghost-pay/safe-protocol'
import { listOfficialContracts } from '@ghost-pay/safe-protocol/contracts'
import {
  accessorSimulation,
  approvedExecution,
  type EffectLog,
  findRevertData,
  readAccessorSimulation,
  readEffects,
  unsignedExecution,
} from '@ghost-pay/safe-protocol/simulate'

import { speak } from '../text/Spoken.ts'
import { accountStateCalls, readAccountState } from './accountState.ts'
import { chainClient } from './chainClient.ts'
import { CheckError } from './CheckError.ts'
import { isTransportError } from './isTransportError.ts'
import type { AccountChange } from './isUpdateAsSaid.ts'
import { readAccount } from './readAccount.ts'
import {
  currencyGain,
  holdingsOf,
  isAllThatMoves,
  isMoreThanRows,
  type MoveRow,
  type Rehearsal,
} from './rehearsal.ts'
import { rehearsalCopy } from './rehearsalCopy.ts'
import type { SignableTransaction } from './verifyBeforeSigning.ts'

/** One call, as `eth_simulateV1` answers it. */
type SimulatedCall = { status: Hex; returnData: Hex; gasUsed: Hex; logs: readonly EffectLog[] }
type Call = { from?: Address; to: Address; data: Hex }

/**
 * Runs a transaction that nobody has signed on a node: what it moves is read from the balances before and after, in one block
 * (behaviour/payments#rehearsal). Where the node cannot, the account's own contracts are asked whether its call goes through.
 *
 * @param owner any owner of the account, from the chain
 * @throws CheckError when the node cannot tell; what viem throws when it does not answer
 */
export async function readRehearsal(
  config: Config,
  signable: SignableTransaction,
  owner: Address,
): Promise<Rehearsal> {
  const client = chainClient(config, signable.chainId)
  const { safe, transaction } = signable
  // Of an update of the version the account is read around it, in the same block, with its own threshold.
  const isUpdate = describeTransaction(signable).action.kind === 'updateVersion'
  const { stateDiff, ...execution } = isUpdate
    ? approvedExecution({ ...signable, owners: await readSigners(config, signable) })
    : unsignedExecution({ safe, owner, transaction })
  const run = (calls: readonly Call[], block: Hex | 'latest') =>
    simulate(client, { calls, block, stateOverrides: { [safe]: { stateDiff } } })

  const states = isUpdate ? accountStateCalls(safe) : []
  let first: Simulation
  try {
    first = await run([...states, execution, ...states], 'latest')
  } catch (error) {
    if (isTransportError(error)) throw error
    return readAccessor(client, signable)
  }
  const executed = first.calls[states.length]
  if (executed === undefined)
    throw new CheckError(speak(rehearsalCopy, 'rehearsal.ranNothing'), { by: 'chain' })
  const effects = readEffects(executed.logs, safe)
  if (executed.status !== '0x1' || effects.outcome !== 'succeeded') {
    return { status: 'fails', reason: executed.returnData }
  }

  // The simulated block comes after the one on whose state it runs.
  const block = first.block - 1
  const holdings = holdingsOf(effects.movements, safe)
  const asked = holdings.flatMap(({ token, holder }): Call[] =>
    token === undefined
      ? []
      : [
          {
            to: token,
            data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [holder] }),
          },
        ],
  )
  const { calls } = await run([...asked, execution, ...asked], numberToHex(block))
  if (calls[asked.length]?.status !== '0x1') {
    throw new CheckError(speak(rehearsalCopy, 'rehearsal.ranOnce'), { by: 'chain' })
  }
  const balances = calls.map(balanceIn)
  let at = 0
  const read = await Promise.all(
    holdings.map(async ({ token, holder }): Promise<MoveRow | undefined> => {
      if (token === undefined) {
        const before = await getBalance(client, { address: holder, blockNumber: BigInt(block) })
        return { token, holder, before, after: before + currencyGain(effects.movements, holder) }
      }
      const place = at
      at += 1
      const [before, after] = [balances[place], balances[asked.length + 1 + place]]
      // Any contract can write the log of a movement; one that has no balances is no token.
      return before === undefined || after === undefined
        ? undefined
        : { token, holder, before, after }
    }),
  )
  const rows = read.filter((row) => row !== undefined)
  const areAllRead = rows.length === holdings.length
  const account = isUpdate ? changeIn(first.calls, states.length) : undefined
  // What the account itself writes of an update is in what it is before and after.
  const others = account && effects.others.filter((address) => !isAddressEqual(address, safe))
  const told = others === undefined ? effects : { ...effects, others }
  return {
    status: 'moves',
    block,
    gas: hexToBigInt(executed.gasUsed),
    rows,
    isWhole: areAllRead && isAllThatMoves(told, holdings),
    isMore: !areAllRead || isMoreThanRows(told),
    account,
  }
}

/** As many owners as must sign. */
async function readSigners(
  config: Config,
  { chainId, safe }: SignableTransaction,
): Promise<[Address, ...Address[]]> {
  const { owners, threshold } = await readAccount(config, { chainId, address: safe })
  const [first, ...others] = owners.slice(0, threshold)
  if (first === undefined)
    throw new CheckError(speak(rehearsalCopy, 'rehearsal.unreadable'), { by: 'chain' })
  return [first, ...others]
}

/** The account before and after an execution that stands at a place among calls. */
function changeIn(calls: readonly SimulatedCall[], place: number): AccountChange {
  const before = readAccountState(calls.slice(0, place))
  const after = readAccountState(calls.slice(place + 1))
  if (before === undefined || after === undefined)
    throw new CheckError(speak(rehearsalCopy, 'rehearsal.unreadable'), { by: 'chain' })
  return { before, after }
}

type Simulation = { block: number; calls: readonly SimulatedCall[] }

async function simulate(
  client: Client,
  {
    calls,
    block,
    stateOverrides,
  }: { calls: readonly Call[]; block: Hex | 'latest'; stateOverrides: object },
): Promise<Simulation> {
  const request = client.request as (request: {
    method: string
    params: readonly unknown[]
  }) => Promise<unknown>
  const answer = await request({
    method: 'eth_simulateV1',
    params: [{ blockStateCalls: [{ stateOverrides, calls }], traceTransfers: true }, block],
  })
  const [simulated] = answer as [{ number: Hex; calls: readonly SimulatedCall[] } | undefined]
  if (simulated === undefined || !isHex(simulated.number) || !Array.isArray(simulated.calls)) {
    throw new CheckError(speak(rehearsalCopy, 'rehearsal.unreadable'), { by: 'chain' })
  }
  return { block: hexToNumber(simulated.number), calls: simulated.calls }
}

function balanceIn({ status, returnData }: SimulatedCall): bigint | undefined {
  return status === '0x1' && size(returnData) === 32 ? hexToBigInt(returnData) : undefined
}

/** Asks through SimulateTxAccessor, whose code on this chain is the official one. */
async function readAccessor(client: Client, signable: SignableTransaction): Promise<Rehearsal> {
  const accessors = listOfficialContracts()
    .filter(({ name }) => name === 'SimulateTxAccessor')
    .sort((one, other) => compareVersions(other.version, one.version))
  for (const { address, codeHash } of accessors) {
    const code = await getCode(client, { address })
    if (code === undefined || keccak256(code) !== codeHash) continue
    const reverted = await askToRevert(
      client,
      accessorSimulation({ ...signable, accessor: address }),
    )
    if (reverted === undefined) break
    const { success, returnData } = readAccessorSimulation(reverted)
    return success ? { status: 'goesThrough' } : { status: 'fails', reason: returnData }
  }
  throw new CheckError(speak(rehearsalCopy, 'rehearsal.unable'), { by: 'chain' })
}

/** The data with which a call is reverted; undefined when it is not. */
async function askToRevert(client: Client, question: Call): Promise<Hex | undefined> {
  try {
    await call(client, question)
  } catch (error) {
    if (isTransportError(error)) throw error
    return findRevertData(error)
  }
  return undefined
}
