import type { WalletState } from './walletState.ts'

/** What the page may do, in the format of EIP-2255. */
export function getPermissions(state: WalletState): readonly object[] {
  if (!state.now.connected) return []
  return [
    {
      parentCapability: 'eth_accounts',
      invoker: (globalThis as { location?: Location }).location?.origin ?? 'test',
      caveats: [{ type: 'restrictReturnedAccounts', value: state.visibleAccounts() }],
    },
  ]
}
