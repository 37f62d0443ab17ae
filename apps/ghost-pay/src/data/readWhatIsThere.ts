import { getCode } from 'viem/actions'
import type { Config } from 'wagmi'
import { type GatewayClient, getSafeCreation } from '@ghost-pay/gateway-client'
import { verifyCreation } from '@ghost-pay/safe-protocol/deployment'

import type { AccountFacts } from './AccountFacts.ts'
import type { AccountId } from './accountId.ts'
import { nodeError } from './bulkReader.ts'
import { chainClient } from './chainClient.ts'
import { isContractCode } from './isContractAt.ts'
import { readAccountFacts } from './readAccountFacts.ts'
import { readToken } from './readToken.ts'

/** What stands at an address of a chain. */
export type WhatIsThere =
  | {
      status: 'account'
      facts: AccountFacts
      /** Whether its address proves that an official factory made it; `unknown` where nobody says how it was made. */
      creation: 'proven' | 'refuted' | 'unknown'
    }
  /** A contract that is no account; with its symbol where it is a token. */
  | { status: 'contract'; symbol: string | undefined }
  /** No contract: a person’s address, or nobody’s. */
  | { status: 'nothing' }

/**
 * Says what stands at an address: an account, and by whose contracts, or what else it is.
 *
 * @param gateway says how an account was created; its word is checked against the address
 * @throws CheckError when the node does not answer
 */
export async function readWhatIsThere(
  config: Config,
  gateway: GatewayClient,
  account: AccountId,
): Promise<WhatIsThere> {
  const { chainId, address } = account
  const client = chainClient(config, chainId)
  const code = await getCode(client, { address }).catch((cause: unknown) => {
    throw nodeError(cause)
  })
  if (!isContractCode(code)) return { status: 'nothing' }
  const answer = await readAccountFacts(config, account)
  if (answer.status === 'none') {
    const token = await readToken(config, { chainId, token: address })
    return { status: 'contract', symbol: token?.symbol }
  }
  return { ...answer, creation: await readCreation(gateway, account) }
}

async function readCreation(
  gateway: GatewayClient,
  account: AccountId,
): Promise<'proven' | 'refuted' | 'unknown'> {
  try {
    const said = await getSafeCreation(gateway, account)
    const { factoryAddress, masterCopy, setupData, saltNonce } = said
    if (!factoryAddress || !masterCopy || !setupData || saltNonce === null) return 'unknown'
    const parts = { factory: factoryAddress, singleton: masterCopy, setupData, saltNonce }
    return verifyCreation(account.address, parts).status
  } catch {
    // A gateway that says nothing leaves it unknown; the account stands on the chain all the same.
    return 'unknown'
  }
}
