import { expect, test } from 'vitest'

import { ContractMismatchError } from '../errors.ts'
import { derivePeople } from '../seed/owners.ts'
import { deployContracts } from './deployContracts.ts'
import { startChain } from './startChain.ts'

test('refuses a chain where other code is at a canonical address', async () => {
  const chain = await startChain({ chainId: 31337, port: 0, startTime: Date.now() })
  try {
    const { rpc } = chain
    await rpc('evm_setAutomine', [false])
    const safeL2 = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
    await rpc('hardhat_setCode', [safeL2, '0x60006000f3'])
    const { deployer } = derivePeople()
    const refused = deployContracts(rpc, { chainId: 31337, deployer: deployer.address })
    await expect(refused).rejects.toThrow(ContractMismatchError)
    await expect(refused).rejects.toMatchObject({ contract: 'safeL2' })
  } finally {
    await chain.stop()
  }
})
