import { readContract } from 'viem/actions'
import type { Config } from 'wagmi'
import { readForeign, type SignableTransaction } from '@ghost-pay/safe-account'
import { contractsToTrust } from '@ghost-pay/safe-account/review'
import { describeTransaction, safeAbi } from '@ghost-pay/safe-protocol'
import type { OfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { groupedNumber } from '../format/groupedNumber.ts'
import { speak } from '../text/Spoken.ts'
import { chainClient } from './chainClient.ts'
import { CheckError } from './CheckError.ts'
import { verifyCopy } from './verifyCopy.ts'

/**
 * Sees that nothing is signed or sent that must not be, and that the code which a batch or an update runs inside the account is the
 * official one on this very chain: an official address proves nothing where other code may be deployed
 * (behaviour/payments#official-code).
 *
 * @throws CheckError that says what does not hold, or that the node did not answer
 */
export async function verifyCode(config: Config, signable: SignableTransaction): Promise<void> {
  const { chainId } = signable
  const { action, warnings } = describeTransaction({ ...signable, formatNumber: groupedNumber })
  const blocked = warnings.find(({ level }) => level === 'blocked')
  if (blocked !== undefined)
    throw new CheckError(speak(verifyCopy, 'verify.code.blocked', { reason: blocked.sentence }))
  const contracts = contractsToTrust(action)
  if (contracts.length === 0) return
  let foreign: OfficialContract | undefined
  let version = signable.version
  try {
    foreign = await readForeign(chainClient(config, chainId), contracts)
    if (action.kind === 'updateVersion') version = await readVersion(config, signable)
  } catch (cause) {
    throw new CheckError(speak(verifyCopy, 'verify.code.unread'), {
      by: 'chain',
      passing: true,
      cause,
    })
  }
  if (foreign !== undefined) {
    const { address, name: contract } = foreign
    throw new CheckError(speak(verifyCopy, 'verify.code.foreign', { address, contract }), {
      by: 'chain',
    })
  }
  if (version !== signable.version) {
    const values = { version, said: signable.version }
    throw new CheckError(speak(verifyCopy, 'verify.code.version', values), { by: 'chain' })
  }
}

/** The version that the account has now: what is newer follows from it. */
const readVersion = (config: Config, { chainId, safe }: SignableTransaction): Promise<string> =>
  readContract(chainClient(config, chainId), {
    address: safe,
    abi: safeAbi,
    functionName: 'VERSION',
  })
