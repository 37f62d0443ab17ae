import { type Address, type Hash, type Hex, isHash } from 'viem'
import type { Config } from 'wagmi'
import { sendTransaction } from 'wagmi/actions'

import { speak } from '../../text/Spoken.ts'
import { CheckError } from '../CheckError.ts'
import { sendCopy } from '../sendCopy.ts'
import { verifyWallet } from '../verifyWallet.ts'

export type PayFromWalletParameters = {
  /** The connected address, which pays itself. */
  payer: Address
  chainId: number
  call: { to: Address; value: bigint; data: Hex }
}

/**
 * Has the connected wallet pay what was asked for, on the chain on which it was asked.
 *
 * @returns the hash of the transaction that the wallet has sent
 * @throws CheckError when another wallet is connected by now, or the answer is no hash; whatever the wallet throws
 */
export async function payFromWallet(
  config: Config,
  { payer, chainId, call }: PayFromWalletParameters,
): Promise<Hash> {
  await verifyWallet(config, payer, chainId)
  const hash = await sendTransaction(config, { ...call, account: payer, chainId })
  if (!isHash(hash)) throw new CheckError(speak(sendCopy, 'send.unknown'))
  return hash
}
