import { type Address, type Client, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { call, getCode } from 'viem/actions'

import { errorChain } from '../errors/errorChain.ts'
import { type AccountKind, accountKind } from './accountKind.ts'

const questions = parseAbi([
  'function getThreshold()',
  'function getOwners()',
  'function VERSION()',
])

/**
 * Asks the node what kind of account stands at an address: its code, and what that says of itself.
 *
 * @returns null for an account of a plain key
 * @throws what the node or the network said: who did not answer is of no kind
 */
export async function readAccountKind(
  client: Client,
  address: Address,
): Promise<AccountKind | null> {
  const code = await getCode(client, { address })
  const kind = accountKind(code)
  if (kind?.kind !== 'contract') return kind ?? null
  const [threshold, owners, version] = await Promise.all(
    (['getThreshold', 'getOwners', 'VERSION'] as const).map((functionName) =>
      ask(client, address, encodeFunctionData({ abi: questions, functionName })),
    ),
  )
  return accountKind(code, { threshold, owners, version }) ?? null
}

/** What the code of an account answers; undefined where it refuses. A node that fails is not an answer. */
async function ask(client: Client, to: Address, data: Hex): Promise<Hex | undefined> {
  try {
    return (await call(client, { to, data })).data
  } catch (error) {
    if (errorChain(error).some(({ name }) => name === 'ExecutionRevertedError')) return undefined
    throw error
  }
}
