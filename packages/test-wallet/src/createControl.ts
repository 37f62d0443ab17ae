import type { Orders } from './decide.ts'
import { WalletRpcError } from './errors.ts'
import type { Personality } from './Personality.ts'
import type { RequestRecord, TestWalletControl } from './TestWallet.ts'
import { toAccount, type WalletState } from './walletState.ts'

/** What the remote control can set besides the state. */
export type Settings = {
  personality: Personality
  /** Whether the person is left alone. */
  auto: boolean
  /** What was ordered for the next request. */
  orders: Orders
  /** Lets go of the requests that are kept open. */
  releases: readonly (() => void)[]
}

/** Makes the remote control of a wallet. */
export function createControl(
  state: WalletState,
  settings: Settings,
  requests: readonly RequestRecord[],
): TestWalletControl {
  return {
    rejectNext(code = 4001, message = 'User rejected the request.') {
      settings.orders = { ...settings.orders, reject: { code, message } }
    },
    delayNext(ms) {
      settings.orders = { ...settings.orders, delayMs: ms }
    },
    lock: () => state.change({ locked: true }),
    unlock: () => state.change({ locked: false }),
    switchChain(chainId) {
      if (!state.chains.has(chainId)) state.addChain({ id: chainId }, 'wallet')
      state.change({ chainId })
    },
    setAccounts(sources) {
      state.change(
        sources.length === 0 ? { connected: false } : { accounts: sources.map(toAccount) },
      )
    },
    release() {
      const { releases } = settings
      settings.releases = []
      for (const letGo of releases) letGo()
    },
    emit: (event, value) => state.events.emit(event, value),
    disconnect(code = 4900, message = 'Disconnected from every chain.') {
      state.events.emit('disconnect', new WalletRpcError(code, message))
    },
    forget: () => state.change({ connected: false }),
    setAuto(auto) {
      settings.auto = auto
    },
    setPersonality(personality) {
      settings.personality = personality
    },
    get requests() {
      return requests
    },
    get accounts() {
      return state.now.accounts.map(({ address }) => address)
    },
    get chainId() {
      return state.now.chainId
    },
  }
}
