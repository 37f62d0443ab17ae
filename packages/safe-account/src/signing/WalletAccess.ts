import type { Address, Client } from 'viem'

/** A viem client of a wallet: `createWalletClient`, or wagmi's `getConnectorClient`. */
export type WalletClient = Client

/** How the wallet of a person is reached when it is its turn. */
export type WalletAccess = {
  /**
   * Gives the wallet once it is seen to be this person's and on this chain; `openWallet` does so for a viem client.
   *
   * @throws when it is not, and whatever the wallet throws when it does not switch
   */
  open: (owner: Address, chainId: number) => Promise<WalletClient>
  /** Whether an error comes instead of an answer: then the wallet may have sent it, or may still send it. */
  hasNoAnswer: (error: unknown) => boolean
}
