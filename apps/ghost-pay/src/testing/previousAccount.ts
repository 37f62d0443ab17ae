import { type Address, createTestClient, http, publicActions, walletActions } from 'viem'
import { deployPreviousContracts } from '@ghost-pay/local-chain'
import { createAccountCall, predictAccountAddress } from '@ghost-pay/safe-protocol'

/**
 * Creates an account of version 1.3.0 on a local chain, which has none by itself.
 *
 * @param owners two of them, both of whom must sign; the first creates it
 */
export async function createPreviousAccount(
  rpcUrl: string,
  owners: readonly [Address, Address],
): Promise<Address> {
  await deployPreviousContracts(rpcUrl, import.meta.url)
  const creation = {
    owners,
    threshold: 2,
    saltNonce: 130,
    version: '1.3.0',
    deployment: 'eip155',
  } as const
  const node = createTestClient({ mode: 'anvil', transport: http(rpcUrl), pollingInterval: 50 })
    .extend(publicActions)
    .extend(walletActions)
  const hash = await node.sendTransaction({
    account: owners[0],
    chain: null,
    ...createAccountCall(creation),
  })
  await node.waitForTransactionReceipt({ hash })
  return predictAccountAddress(creation)
}
