import { type Hex, keccak256 } from 'viem'
import type { Config } from 'wagmi'
import { getBytecode } from 'wagmi/actions'
import { describeTransaction } from '@ghost-pay/safe-protocol'

import { CheckError } from './CheckError.ts'
import type { SignableTransaction } from './verifyBeforeSigning.ts'

/**
 * Sees that nothing is signed or sent that must not be, and that the code which a batch runs inside the account is the official
 * one on this very chain: an official address proves nothing where other code may be deployed
 * (behaviour/payments#official-code).
 *
 * @throws CheckError that says what does not hold, or that the node did not answer
 */
export async function verifyCode(
  config: Config,
  { chainId, safe, transaction }: SignableTransaction,
): Promise<void> {
  const { action, warnings } = describeTransaction({ safe, transaction })
  const blocked = warnings.find(({ level }) => level === 'blocked')
  if (blocked !== undefined) throw new CheckError(`This is not signed here. ${blocked.sentence}`)
  if (action.kind !== 'batch') return
  let code: Hex | undefined
  try {
    code = await getBytecode(config, { chainId, address: transaction.to })
  } catch (cause) {
    throw new CheckError(
      'The node did not answer, so the code that runs the batch could not be checked. Try again.',
      { by: 'chain', passing: true, cause },
    )
  }
  if (code === undefined || keccak256(code) !== action.contract.codeHash) {
    throw new CheckError(
      `The code at ${transaction.to} on this chain is not the official ${action.contract.name}. Do not sign this anywhere.`,
      { by: 'chain' },
    )
  }
}
