import type { SeededAccounts } from '@ghost-pay/local-chain'

/**
 * Asks a gateway for accounts, so that one which reads no old blocks knows them when it is asked for the accounts of an owner.
 *
 * @param gatewayUrl where the gateway is
 * @param chainId the chain of the accounts
 * @param accounts those to make known
 */
export async function introduceAccounts(
  gatewayUrl: string,
  chainId: number,
  accounts: SeededAccounts,
): Promise<void> {
  const { treasury, pettyCash, grants } = accounts
  for (const account of [treasury, pettyCash, grants]) {
    if (!account) continue
    const response = await fetch(`${gatewayUrl}/v1/chains/${chainId}/safes/${account.address}`)
    await response.arrayBuffer()
  }
}
