'use client'

import { useConnection } from 'wagmi'

import { useSignInContext } from './SignInContext.ts'

/** What `useSignIn` gives. */
export type UseSignInResult = {
  /** `disabled` without a `SignInProvider`. */
  status: 'disabled' | 'loading' | 'unauthenticated' | 'authenticated'
  /** The dialog is shown. */
  isOpen: boolean
  /** Opens the dialog. Returns false without a connection, and when the visitor has signed in. */
  open: () => boolean
  /** Ends the session; the wallet stays connected. */
  signOut: () => Promise<void>
}

/** Whether the visitor has signed in, and functions to sign in and out, where signing in is optional. */
export function useSignIn(): UseSignInResult {
  const signIn = useSignInContext()
  const { address } = useConnection()
  return {
    status: signIn?.status ?? 'disabled',
    isOpen: signIn?.wanted ?? false,
    open() {
      if (!signIn || address === undefined || signIn.status !== 'unauthenticated') return false
      signIn.setWanted(true)
      return true
    },
    signOut: async () => signIn?.signOut(),
  }
}
