/**
 * What a phone allows a page: these accounts, on these chains.
 *
 * @param chainIds the chains
 * @param addresses the accounts; the first is the selected one
 * @returns the namespaces of a session
 */
export function allowedNamespaces(
  chainIds: readonly number[],
  addresses: readonly string[],
): Record<'eip155', { chains: string[]; accounts: string[]; methods: string[]; events: string[] }> {
  return {
    eip155: {
      chains: chainIds.map((id) => `eip155:${id}`),
      accounts: chainIds.flatMap((id) => addresses.map((address) => `eip155:${id}:${address}`)),
      methods: [
        'personal_sign',
        'eth_sendTransaction',
        'eth_signTypedData_v4',
        'wallet_switchEthereumChain',
        'wallet_addEthereumChain',
        'wallet_getCapabilities',
        'wallet_sendCalls',
        'wallet_getCallsStatus',
        'wallet_showCallsStatus',
      ],
      events: ['chainChanged', 'accountsChanged'],
    },
  }
}
