import { type Address, encodeFunctionData, type Hash, type Hex } from 'viem'
import { call } from 'viem/actions'
import {
  compareVersions,
  erc1271MagicValues,
  legacyIsValidSignatureAbi,
  messageDigest,
  safeAbi,
} from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import { unlessSilent } from '../chain/isTransportError.ts'
import type { SignableMessage } from './SignableMessage.ts'

/**
 * The hash that the account itself works out for a message, by its fallback handler since 1.3.0 (behaviour/messages#contract).
 *
 * @returns null when nothing at the account answers the question
 * @throws what viem throws when the node does not answer
 */
export async function askMessageHash(
  client: ChainClient,
  { safe, message }: SignableMessage,
): Promise<Hash | null> {
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'getMessageHash',
    args: [messageDigest(message)],
  })
  const answer = await ask(client, { safe, data })
  return answer?.length === 66 ? answer : null
}

/** What an account says to whoever asks whether a signature is its own. */
export type Erc1271Answer = 'valid' | 'refused' | 'silent'

/**
 * Asks the account, as an app would, whether a signature of a message is its own (ERC-1271, behaviour/messages#erc1271).
 *
 * @param signature the owners' signatures, joined
 * @returns `silent` when nothing at the account answers the question
 * @throws what viem throws when the node does not answer
 */
export async function askIsValidSignature(
  client: ChainClient,
  { safe, version, message }: SignableMessage,
  signature: Hex,
): Promise<Erc1271Answer> {
  const digest = messageDigest(message)
  // Before 1.3.0 the contract itself answered, and only to the question as it was first drafted.
  const isOld = compareVersions(version, '1.3.0') < 0
  const data = isOld
    ? encodeFunctionData({ abi: legacyIsValidSignatureAbi, args: [digest, signature] })
    : encodeFunctionData({
        abi: safeAbi,
        functionName: 'isValidSignature',
        args: [digest, signature],
      })
  const answer = await ask(client, { safe, data })
  if (answer === undefined) return 'silent'
  return answer?.startsWith(erc1271MagicValues[isOld ? 'bytes' : 'hash']) === true
    ? 'valid'
    : 'refused'
}

/** Undefined for an answer without a word in it, null for a refusal. */
async function ask(
  client: ChainClient,
  { safe, data }: { safe: Address; data: Hex },
): Promise<Hex | null | undefined> {
  const answer = await call(client, { to: safe, data }).catch(unlessSilent)
  return answer === undefined ? null : answer.data
}
