import type { EIP1193Provider } from 'viem'

/** A question that a page has put to a wallet and that has no answer yet. */
export type OpenQuestion = {
  method: string
  answer: (result: unknown) => void
  refuse: (error: unknown) => void
}

/** A wallet for tests whose every answer to a request for accounts is given by hand. */
export type ManualWallet = {
  provider: EIP1193Provider
  /** The open questions, oldest first. */
  questions: OpenQuestion[]
  /** Every method that was asked. */
  asked: string[]
  emit: (event: string, data: unknown) => void
  /** What the wallet shows this page; changed by approving. */
  accounts: unknown
  chainId: unknown
  /** Approves the oldest open request to connect, whole or with other accounts, and reports it as wallets do. */
  approve: (accounts?: unknown) => Promise<void>
}

/** The address of the private key 0x…01. */
export const manualAddress = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'

export function manualWallet({ address = manualAddress }: { address?: string } = {}): ManualWallet {
  const listeners = new Map<string, Set<(data: unknown) => void>>()
  const wallet: ManualWallet = {
    questions: [],
    asked: [],
    accounts: [],
    chainId: '0x1',
    emit(event, data) {
      for (const listener of listeners.get(event) ?? []) listener(data)
    },
    async approve(accounts = [address]) {
      const [question] = wallet.questions.splice(0, 1)
      wallet.accounts = accounts
      question?.answer(
        question.method === 'eth_requestAccounts'
          ? accounts
          : [{ parentCapability: 'eth_accounts', caveats: [{ value: accounts }] }],
      )
      await settle()
      wallet.emit('accountsChanged', accounts)
      await settle()
    },
    // The page asks it as it asks any provider; its type names every method there is.
    provider: {
      request({ method }: { method: string }) {
        wallet.asked.push(method)
        switch (method) {
          case 'eth_chainId':
            return Promise.resolve(wallet.chainId)
          case 'eth_accounts':
            return Promise.resolve(wallet.accounts)
          case 'wallet_revokePermissions':
            wallet.accounts = []
            return Promise.resolve(null)
          case 'wallet_requestPermissions':
          case 'eth_requestAccounts':
            return new Promise((answer, refuse) => {
              wallet.questions.push({ method, answer, refuse })
            })
        }
        return Promise.reject(Object.assign(new Error(`No ${method}.`), { code: -32601 }))
      },
      on(event: string, listener: (data: unknown) => void) {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      },
      removeListener(event: string, listener: (data: unknown) => void) {
        listeners.get(event)?.delete(listener)
      },
      // It answers whatever a test says, which is more than a provider's type allows.
    } as unknown as EIP1193Provider,
  }
  return wallet
}

/** Lets everything happen that happens by itself, the wait for a wallet to revoke a permission included. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}
