import { type Address, getAddress, numberToHex } from 'viem'
import { createConnector, type CreateConnectorFn } from 'wagmi'
import type { TestWallet } from '@ghost-pay/test-wallet'

/** Connects a test wallet where there is no window to announce it in. */
export function walletConnector({ info, provider }: TestWallet): CreateConnectorFn {
  const accountsOf = async (method: string): Promise<readonly Address[]> => {
    // EIP-1193: both methods answer with a list of addresses.
    const accounts = (await provider.request({ method })) as string[]
    return accounts.map((account) => getAddress(account))
  }
  const readChainId = async () => Number(await provider.request({ method: 'eth_chainId' }))
  return createConnector((config) => ({
    id: info.rdns,
    name: info.name,
    type: 'test',
    async connect() {
      const accounts = await accountsOf('eth_requestAccounts')
      provider.on('accountsChanged', (accounts: string[]) => {
        this.onAccountsChanged(accounts)
      })
      provider.on('chainChanged', (chainId: string) => {
        this.onChainChanged(chainId)
      })
      // wagmi's type follows `withCapabilities`, which these wallets do not know.
      return { accounts: accounts as never, chainId: await readChainId() }
    },
    async disconnect() {},
    getAccounts: () => accountsOf('eth_accounts'),
    getChainId: readChainId,
    getProvider: () => Promise.resolve(provider),
    isAuthorized: () => Promise.resolve(false),
    async switchChain({ chainId }) {
      const params = [{ chainId: numberToHex(chainId) }]
      await provider.request({ method: 'wallet_switchEthereumChain', params })
      const chain = config.chains.find(({ id }) => id === chainId)
      if (chain === undefined) throw new Error(`There is no chain ${chainId} in this config.`)
      return chain
    },
    onAccountsChanged(accounts) {
      if (accounts.length === 0) config.emitter.emit('disconnect')
      else config.emitter.emit('change', { accounts: accounts.map((it) => getAddress(it)) })
    },
    onChainChanged(chainId) {
      config.emitter.emit('change', { chainId: Number(chainId) })
    },
    onDisconnect() {
      config.emitter.emit('disconnect')
    },
  }))
}
