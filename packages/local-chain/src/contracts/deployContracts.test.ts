import { expect, test } from 'vitest'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { startChain } from '../engine/startChain.ts'
import { ContractMismatchError } from '../errors.ts'
import { deriveSigners } from '../seed/signers.ts'
import { deployContracts } from './deployContracts.ts'
import { safeVersion } from './safeContracts.ts'

test('refuses a chain where other code is at a canonical address', async () => {
  const chain = await startChain({ chainId: 31337, startTime: Date.now() })
  try {
    const { client } = chain
    await client.setAutomine(false)
    const { address } = getOfficialContract({ name: 'SafeL2', version: safeVersion })
    await client.setCode({ address, bytecode: '0x60006000f3' })
    const { deployer } = deriveSigners()
    const refused = deployContracts(client, { chainId: 31337, deployer: deployer.address })
    await expect(refused).rejects.toThrow(ContractMismatchError)
    await expect(refused).rejects.toMatchObject({ contract: 'safeL2' })
  } finally {
    await chain.stop()
  }
})
