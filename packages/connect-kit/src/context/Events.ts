import type { WalletFailure } from '../errors/describeWalletError.ts'
import type { Connected } from './ModalsContext.ts'

/** What went wrong while a visitor did something in the kit's dialogs. */
export type KitFailure = WalletFailure & {
  /** What the visitor was doing. */
  during: 'connect' | 'switch' | 'sign-in'
  /** What was thrown. */
  error: unknown
  /** The wallet that was chosen; absent where none was. */
  walletId?: string | undefined
}

/** The callbacks that report the connection to the host. */
export type ConnectionEvents = {
  /**
   * A visitor is connected, and signed in where the host asks for it. Another account or wallet in use is another connection.
   * `isReconnected`: the wallet was connected on an earlier visit, and nobody chose it on this page.
   */
  onConnect?: ((connected: Connected & { isReconnected: boolean }) => void) | undefined
  /** The connection is over: with what the visitor was connected. */
  onDisconnect?: ((connected: Connected) => void) | undefined
  /** Something did not work in a dialog, which says it to the visitor by itself. `rejected`: the visitor declined in the wallet. */
  onError?: ((failure: KitFailure) => void) | undefined
}
