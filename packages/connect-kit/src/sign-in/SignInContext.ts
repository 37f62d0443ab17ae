'use client'

import { createContext, useContext } from 'react'

import type { SignInError } from '../errors/errors.ts'
import type { ServerTurn } from './serverTurn.ts'
import type { SignInAdapter } from './SignInAdapter.ts'

/** What the sign-in dialog and `useSignIn` need to know. */
export type SignIn = {
  /** The host's adapter of the moment: it may be new at every render. */
  adapter: () => SignInAdapter
  turn: ServerTurn
  /** A connection counts without a signature. */
  optional: boolean
  /** What Cancel does to the connection. */
  onCancel: 'disconnect' | 'stay'
  status: 'loading' | 'unauthenticated' | 'authenticated'
  /** The dialog was asked for, where it is optional. */
  wanted: boolean
  setWanted: (wanted: boolean) => void
  /** Asks the server again whether there is a session. Present after it could not be asked. */
  askAgain: (() => void) | undefined
  /** The server has verified the signature of this account. */
  signedIn: (session: { address: `0x${string}`; chainId: number }) => void
  /** Ends a session that was opened for an account after its visitor had left. Never rejects. */
  undo: (address: `0x${string}`) => Promise<void>
  signOut: () => Promise<void>
  /** Tells the host what went wrong. False where the host does not listen. */
  tellError: (error: SignInError) => boolean
}

/** Carries the sign-in of the provider to the parts below it. */
export const SignInContext = createContext<SignIn | null>(null)

/** The sign-in of the provider above; `null` where the host has none. */
export function useSignInContext(): SignIn | null {
  return useContext(SignInContext)
}
