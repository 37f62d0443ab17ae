import { type Address, getAddress } from 'viem'

/** The part of a WalletConnect session that the connector uses. */
export type WalletConnectSession = {
  topic: string
  namespaces: Record<
    string,
    { accounts: string[]; methods: string[]; chains?: string[] | undefined }
  >
}

/** What a wallet is asked to allow. All of it is optional: it may allow less. */
export const pairingMethods = [
  'eth_sendTransaction',
  'eth_signTransaction',
  'eth_sign',
  'personal_sign',
  'eth_signTypedData',
  'eth_signTypedData_v4',
  'eth_sendRawTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'wallet_showCallsStatus',
  'wallet_watchAsset',
] as const

/** The events that a wallet is asked to send. */
export const pairingEvents = ['chainChanged', 'accountsChanged'] as const

/** The proposal for a set of chains (CAIP-25, namespace `eip155`). */
export function proposalFor(chainIds: readonly number[]) {
  return {
    eip155: {
      chains: chainIds.map((chainId) => `eip155:${chainId}`),
      methods: [...pairingMethods],
      events: [...pairingEvents],
    },
  }
}

/** The chains that the wallet allowed, by number, in its order. */
export function sessionChainIds({ namespaces }: WalletConnectSession): number[] {
  return [...new Set(accountIds(namespaces).map(({ chainId }) => chainId))]
}

/** The accounts that the wallet allowed on a chain (CAIP-10 `eip155:<chain>:<address>`). */
export function sessionAccounts({ namespaces }: WalletConnectSession, chainId: number): Address[] {
  return accountIds(namespaces)
    .filter((account) => account.chainId === chainId)
    .map(({ address }) => address)
}

/** The methods that go to the wallet. All others go to the chain's node. */
export function sessionMethods({ namespaces }: WalletConnectSession): string[] {
  return eip155(namespaces).flatMap((namespace) => namespace.methods)
}

/**
 * The chain to start on: the one that was asked for, or the one of last time, or the wallet's first that the host knows,
 * or its first.
 */
export function startChainId(
  session: WalletConnectSession,
  wanted: readonly (number | undefined | null)[],
  configured: readonly number[],
): number | undefined {
  const allowed = sessionChainIds(session)
  const known = configured.filter((chainId) => allowed.includes(chainId))
  return [...wanted, ...known, ...allowed].find(
    (chainId): chainId is number => typeof chainId === 'number' && allowed.includes(chainId),
  )
}

/** The namespace may be written as one (`eip155`) or once for each chain (`eip155:1`). */
function eip155(namespaces: WalletConnectSession['namespaces']) {
  return Object.entries(namespaces).flatMap(([key, namespace]) =>
    key === 'eip155' || key.startsWith('eip155:') ? [namespace] : [],
  )
}

function accountIds(namespaces: WalletConnectSession['namespaces']) {
  return eip155(namespaces).flatMap(({ accounts }) =>
    accounts.flatMap((account) => {
      const [, chainId, address] = /^eip155:(\d+):(0x[0-9a-f]{40})$/i.exec(account) ?? []
      return chainId && address ? [{ chainId: Number(chainId), address: getAddress(address) }] : []
    }),
  )
}
