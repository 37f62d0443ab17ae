import { createPublicClient, http } from 'viem'
import { expect, test } from 'vitest'
import { createAccountCall, predictAccountAddress, safeAbi } from '@ghost-pay/safe-protocol'

import { startLocalChain } from '../startLocalChain.ts'
import { deployPreviousContracts, previousSafeVersion } from './deployPreviousContracts.ts'

test('an account of the version before is created at its address, beside those of this one', async () => {
  const chain = await startLocalChain()
  try {
    await deployPreviousContracts(chain.rpcUrl, import.meta.url)
    const reader = createPublicClient({ transport: http(chain.rpcUrl) })
    const [alice, bob] = chain.owners
    if (alice === undefined || bob === undefined) throw new Error('The chain has no owners.')
    const creation = {
      owners: [alice.address, bob.address],
      threshold: 2,
      saltNonce: 7,
      version: previousSafeVersion,
      deployment: 'eip155',
    } as const
    const hash = await chain.client.sendTransaction({
      account: alice.address,
      chain: null,
      ...createAccountCall(creation),
    })
    await chain.client.waitForTransactionReceipt({ hash })
    const versionOf = (address: `0x${string}`) =>
      reader.readContract({ address, abi: safeAbi, functionName: 'VERSION' })
    expect(await versionOf(predictAccountAddress(creation))).toBe('1.3.0')
    expect(await versionOf(chain.accounts.treasury.address)).toBe('1.4.1')
    // A second time there is nothing left to create, and nothing is said to be wrong with what is there.
    await expect(deployPreviousContracts(chain.rpcUrl, import.meta.url)).resolves.toBeUndefined()
  } finally {
    await chain.stop()
  }
})
