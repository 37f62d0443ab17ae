import { type Address, BaseError, type Hex } from 'viem'
import { call } from 'viem/actions'

import type { ChainClient } from '../chain/ChainClient.ts'
import { isTransportError } from '../chain/isTransportError.ts'
import { CheckFailedError } from '../signing/CheckFailedError.ts'

/**
 * Runs a call on the node without sending it: what would be refused is never put before the wallet.
 *
 * @throws CheckFailedError `refused` when the chain would refuse it, and `unread` when the node does not answer
 */
export async function tryExecution(
  client: ChainClient,
  account: Address,
  execution: { to: Address; data: Hex },
): Promise<void> {
  try {
    await call(client, { account, ...execution })
  } catch (cause) {
    throw new CheckFailedError(
      isTransportError(cause) ? { kind: 'unread', what: 'trial' } : refusal(cause),
      cause,
    )
  }
}

/**
 * Why an account's contract refuses it, by the code it reverts with (github.com/safe-global/safe-smart-account,
 * docs/error_codes.md), or the first line of what the node says.
 */
function refusal(cause: unknown) {
  const text = cause instanceof BaseError ? cause.walk().message : String(cause)
  const code = /GS\d{3}/.exec(text)?.[0]
  return code === undefined
    ? ({ kind: 'refused', code, reason: text.split('\n')[0] ?? '' } as const)
    : ({ kind: 'refused', code } as const)
}
