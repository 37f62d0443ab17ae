import type { TestWallet } from '../TestWallet.ts'
import { allowedNamespaces } from './allowedNamespaces.ts'
import type { PhoneClient, PhoneProposal } from './Phone.ts'

type WalletError = { code?: number; message?: string }

/** The code of the protocol for a visitor who says no to a page. */
const proposalRejected = 5000

/** Lets a wallet answer what pages propose and ask, as it would in the page. */
export function answerFromWallet(client: PhoneClient, { provider }: Pick<TestWallet, 'provider'>) {
  const ask = (method: string, params: unknown = []) => provider.request({ method, params })

  async function propose({ id, params }: PhoneProposal) {
    try {
      // The provider of a test wallet answers with addresses.
      const accounts = (await ask('eth_requestAccounts')) as string[]
      const namespaces = allowedNamespaces(proposedChains(params), accounts)
      await client.approve({ id, namespaces })
    } catch (error) {
      const { message = 'Rejected.' } = error as WalletError
      await client.reject({ id, reason: { code: proposalRejected, message } })
    }
  }

  async function answer(topic: string, id: number, chain: string, method: string, params: unknown) {
    try {
      const chainId = `0x${Number(chain.split(':')[1]).toString(16)}`
      if ((await ask('eth_chainId')) !== chainId && !method.startsWith('wallet_')) {
        await ask('wallet_switchEthereumChain', [{ chainId }])
      }
      const result = await ask(method, params)
      await client.respond({ topic, response: { id, jsonrpc: '2.0', result } })
    } catch (error) {
      const { code = -32603, message = 'The wallet failed.' } = error as WalletError
      await client.respond({ topic, response: { id, jsonrpc: '2.0', error: { code, message } } })
    }
  }

  const report = (name: string, data: unknown, chainId: unknown) => {
    for (const { topic } of client.session.getAll()) {
      const chain = `eip155:${Number(chainId)}`
      // Nothing is sent to a page that is gone.
      client.emit({ topic, chainId: chain, event: { name, data } }).catch(() => {})
    }
  }

  // When the page leaves before it gets its answer, that is not a failure of the wallet.
  client.on('session_proposal', (proposal) => void propose(proposal).catch(() => {}))
  client.on('session_request', ({ topic, id, params: { chainId, request } }) => {
    answer(topic, id, chainId, request.method, request.params).catch(() => {})
  })
  provider.on('chainChanged', (chainId: string) => report('chainChanged', Number(chainId), chainId))
  provider.on('accountsChanged', (accounts: readonly string[]) => {
    void ask('eth_chainId').then((chainId) => report('accountsChanged', accounts, chainId))
  })
}

/** Every chain that a page would like to use. */
function proposedChains({
  requiredNamespaces,
  optionalNamespaces,
}: PhoneProposal['params']): number[] {
  const chains = [requiredNamespaces, optionalNamespaces].flatMap(
    (namespaces) => namespaces['eip155']?.chains ?? [],
  )
  return [...new Set(chains.map((chain) => Number(chain.split(':')[1])))]
}
