import type { Address, Hex } from 'viem'

/** Who has signed in, and how long it counts. */
export type SignInSession = { address: Address; chainId?: number | undefined }

/**
 * How a host signs visitors in (behaviour/sign-in#adapter). `Message` is whatever `createMessage` makes; a
 * text is signed as it is, anything else needs `getMessageBody`.
 */
export type SignInAdapter<Message = unknown> = {
  /** Asks the server for a number that is used once. */
  getNonce: () => Promise<string>
  /** Makes the message for an account and a nonce. */
  createMessage: (parameters: {
    nonce: string
    address: Address
    chainId: number
  }) => Message | Promise<Message>
  /** The text that the wallet signs. */
  getMessageBody?: ((parameters: { message: Message }) => string) | undefined
  /** Asks the server whether the signature is good. */
  verify: (parameters: { message: Message; signature: Hex }) => Promise<boolean>
  /** Ends the session. */
  signOut?: (() => Promise<void> | void) | undefined
  /**
   * The session that the server has now, for example by a cookie. Asked when the page loads, when the account changes and when the visitor
   * comes back to the tab.
   */
  getSession?: (() => Promise<SignInSession | null>) | undefined
}

/** Checks an adapter and infers its message. */
export function createSignInAdapter<Message>(
  adapter: SignInAdapter<Message>,
): SignInAdapter<Message> {
  return adapter
}
