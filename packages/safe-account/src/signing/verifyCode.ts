import { readContract } from 'viem/actions'
import { describeTransaction, safeAbi } from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import { readForeign } from '../chain/readForeign.ts'
import { contractsToTrust } from '../review/contractsToTrust.ts'
import { CheckFailedError, unread } from './CheckFailedError.ts'
import type { SignableTransaction } from './SignableTransaction.ts'

/**
 * Sees that nothing is signed or sent that must not be, and that the code which a batch or an update runs inside the account is the
 * official one on this very chain: an official address proves nothing where other code may be deployed
 * (behaviour/payments#official-code).
 *
 * @throws CheckFailedError `blocked`, `foreignCode` or `version`, and `unread` when the node does not answer
 */
export async function verifyCode(
  client: ChainClient,
  signable: SignableTransaction,
): Promise<void> {
  const { action, warnings } = describeTransaction(signable)
  const warning = warnings.find(({ level }) => level === 'blocked')
  if (warning !== undefined) throw new CheckFailedError({ kind: 'blocked', warning })
  const contracts = contractsToTrust(action)
  if (contracts.length === 0) return
  const foreign = await readForeign(client, contracts).catch(unread('code'))
  // What is newer follows from the version that the account has now.
  const version =
    action.kind === 'updateVersion'
      ? await readContract(client, {
          address: signable.safe,
          abi: safeAbi,
          functionName: 'VERSION',
        }).catch(unread('code'))
      : signable.version
  if (foreign !== undefined) {
    const { address, name: contract } = foreign
    throw new CheckFailedError({ kind: 'foreignCode', address, contract })
  }
  if (version !== signable.version) {
    throw new CheckFailedError({ kind: 'version', version, said: signable.version })
  }
}
