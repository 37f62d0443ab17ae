import type { SignClient } from '@walletconnect/sign-client'

/** The SDK as wallets use it. */
export type PhoneClient = Awaited<ReturnType<typeof SignClient.init>>

/** What a page proposes by its code. */
export type PhoneProposal = Parameters<
  Parameters<typeof SignClient.prototype.on<'session_proposal'>>[1]
>[0]

/** A wallet on another device, which a page reaches through a relay. */
export type Phone = {
  /**
   * Scans the code that a page shows.
   *
   * @param uri what the code says, `wc:…`
   * @returns what the page proposes, once it has arrived
   */
  scan: (uri: string) => Promise<PhoneProposal>
  /** The SDK itself: for a phone without a wallet, and for what no wallet does. */
  client: PhoneClient
  /** Leaves the relay. */
  stop: () => Promise<void>
}
