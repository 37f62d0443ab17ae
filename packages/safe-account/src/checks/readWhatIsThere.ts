import type { Address } from 'viem'
import { getCode } from 'viem/actions'
import { type GatewayClient, getSafeCreation } from '@ghost-pay/gateway-client'
import { verifyCreation } from '@ghost-pay/safe-protocol/deployment'

import type { AccountFacts } from '../chain/AccountFacts.ts'
import type { ChainClient } from '../chain/ChainClient.ts'
import { isContractCode } from '../chain/isContractAt.ts'
import { readAccountFacts } from '../chain/readAccountFacts.ts'
import { readToken } from '../chain/readToken.ts'
import { ChainReadError } from '../errors.ts'

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
 * @throws ChainReadError `silent` when the node does not answer
 */
export async function readWhatIsThere(
  client: ChainClient,
  gateway: GatewayClient,
  { address }: { address: Address },
): Promise<WhatIsThere> {
  const code = await getCode(client, { address }).catch((cause: unknown) => {
    throw new ChainReadError('silent', client.chain.id, cause)
  })
  if (!isContractCode(code)) return { status: 'nothing' }
  const answer = await readAccountFacts(client, { address })
  if (answer.status === 'none') {
    const token = await readToken(client, { token: address })
    return { status: 'contract', symbol: token?.symbol }
  }
  return { ...answer, creation: await readCreation(gateway, { chainId: client.chain.id, address }) }
}

async function readCreation(
  gateway: GatewayClient,
  account: { chainId: number; address: Address },
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
