import { expect, test } from 'vitest'

import { startChain } from '../engine/startChain.ts'
import { ContractMismatchError } from '../errors.ts'
import { deriveSigners } from '../seed/signers.ts'
import { deployContracts } from './deployContracts.ts'

test('refuses a chain where other code is at a canonical address', async () => {
  const chain = await startChain({ chainId: 31337, startTime: Date.now() })
  try {
    const { client } = chain
    await client.setAutomine(false)
    const safeL2 = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
    await client.setCode({ address: safeL2, bytecode: '0x60006000f3' })
    const { deployer } = deriveSigners()
    const refused = deployContracts(client, { chainId: 31337, deployer: deployer.address })
    await expect(refused).rejects.toThrow(ContractMismatchError)
    await expect(refused).rejects.toMatchObject({ contract: 'safeL2' })
  } finally {
    await chain.stop()
  }
})
