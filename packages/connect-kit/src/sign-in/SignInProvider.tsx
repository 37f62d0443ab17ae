'use client'

import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useConnection } from 'wagmi'

import type { AuthenticationStatus } from '../connection/connectionStatus.ts'
import { AuthenticationContext } from '../connection/useConnectionStatus.ts'
import { SignInError } from '../errors/errors.ts'
import { isSameAddress } from '../format/isSameAddress.ts'
import { tell } from '../platform/tell.ts'
import { useLatest } from '../platform/useLatest.ts'
import { warnOnce } from '../platform/warnOnce.ts'
import { askServer, checkSession, sayFailure } from './serverAnswers.ts'
import { createServerTurn } from './serverTurn.ts'
import type { SignInAdapter, SignInSession } from './SignInAdapter.ts'
import { type SignIn, SignInContext } from './SignInContext.ts'
import { endsSession, type SignedInConnection, type SignOutOn } from './signOutRule.ts'

export type SignInProviderProps<Message> = {
  /** How your server is asked. It may be made anew at every render. */
  adapter: SignInAdapter<Message>
  /**
   * Whether the visitor has signed in, if your app knows it already. Without it the provider keeps it, and asks
   * `adapter.getSession` when the page loads and when the visitor comes back to it.
   */
  status?: AuthenticationStatus | undefined
  /** A connection counts without a signature; `useSignIn().open()` opens the dialog. Off unless switched on. */
  optional?: boolean | undefined
  /** When the session ends by itself. */
  signOutOn?: SignOutOn | undefined
  /** `disconnect` (default): Cancel leaves the wallet. `stay`: it only closes the dialog. */
  onCancel?: 'disconnect' | 'stay' | undefined
  /** The server has verified the signature. Where you pass `status`, set it here. */
  onSignedIn?: ((session: SignInSession) => void) | undefined
  /** Something went wrong, other than a refusal in the wallet. The dialog says so by itself; this is for your log. */
  onError?: ((error: SignInError) => void) | undefined
  /** The session has ended, here or in another tab. */
  onSignedOut?: (() => void) | undefined
  /** Nothing is asked and a connection counts, as if this provider were not there. */
  enabled?: boolean | undefined
  children: ReactNode
}

/**
 * Asks visitors for a signature before they count as connected (or when they want to, with `optional`). Goes inside
 * `WagmiProvider` and around `ConnectKitProvider`.
 */
export function SignInProvider<Message>({
  status: givenStatus,
  optional = false,
  signOutOn,
  onCancel = 'disconnect',
  enabled = true,
  children,
  ...given
}: SignInProviderProps<Message>) {
  const host = useLatest<Host<Message>>(given)
  const { address, chainId, status: connectionStatus } = useConnection()
  const { session, setSession, askAgain } = useSession(
    host,
    given.adapter.getSession !== undefined && givenStatus === undefined && enabled,
    address,
  )
  const [wanted, setWanted] = useState(false)

  const own =
    session === undefined ? 'loading' : isOf(session, address) ? 'authenticated' : 'unauthenticated'
  const status = givenStatus ?? own

  const [turn] = useState(createServerTurn)
  const signOut = useCallback(async () => {
    setSession(null)
    const ended = askServer(() => host.current.adapter.signOut?.())
    turn.hold(ended)
    try {
      await ended
    } finally {
      tell(() => host.current.onSignedOut?.())
    }
  }, [host, setSession, turn])

  const now = useLatest({ address, status })
  const undo = useCallback(
    async (of: string) => {
      const { address, status } = now.current
      const isSignedIn = status === 'authenticated'
      // The same account has signed in since, and the server has one session for both.
      if (isSignedIn && isSameAddress(of, address)) return
      const end = isSignedIn ? signOut : () => askServer(() => host.current.adapter.signOut?.())
      await end().catch(() => {})
    },
    [host, now, signOut],
  )

  const seen = useRef<{ connection: SignedInConnection; authenticated: boolean }>(undefined)
  const { disconnect, accountChange, chainChange } = signOutOn ?? {}
  useEffect(() => {
    if (!enabled || connectionStatus === 'reconnecting' || connectionStatus === 'connecting') return
    const before = seen.current
    const now = address && { address, chainId }
    seen.current = { connection: now, authenticated: status === 'authenticated' }
    if (!before?.authenticated) return
    if (endsSession(before.connection, now, { disconnect, accountChange, chainChange })) {
      // The session ends here even when the server cannot end it.
      signOut().catch(() => {})
    }
  }, [
    address,
    chainId,
    connectionStatus,
    enabled,
    status,
    signOut,
    disconnect,
    accountChange,
    chainChange,
  ])

  const signIn = useMemo<SignIn>(
    () => ({
      // The dialog hands a message only to the adapter that made it.
      adapter: () => host.current.adapter as SignInAdapter,
      turn,
      optional,
      onCancel,
      status,
      wanted,
      setWanted,
      askAgain,
      signedIn(session) {
        setSession(session)
        setWanted(false)
        tell(() => host.current.onSignedIn?.(session))
      },
      undo,
      signOut,
      tellError: (error) => tellHost(host, error),
    }),
    [host, turn, optional, onCancel, status, wanted, askAgain, setSession, undo, signOut],
  )

  return (
    <SignInContext value={enabled ? signIn : null}>
      <AuthenticationContext value={enabled && !optional ? status : undefined}>
        {children}
      </AuthenticationContext>
    </SignInContext>
  )
}

/** What the host gave at the last render. */
type Host<Message> = Pick<
  SignInProviderProps<Message>,
  'adapter' | 'onError' | 'onSignedIn' | 'onSignedOut'
>

/** Tells the host what went wrong. False where the host does not listen. */
function tellHost<Message>({ current }: RefObject<Host<Message>>, error: SignInError): boolean {
  const { onError } = current
  tell(() => onError?.(error))
  return onError !== undefined
}

/**
 * The session, `null` when there is none, `undefined` while the adapter is asked first. It is asked when the account changes, and
 * when the visitor comes back to the tab: another may have signed in or out. `askAgain` is there after it could not be asked.
 */
function useSession<Message>(
  host: RefObject<Host<Message>>,
  asks: boolean,
  address: string | undefined,
) {
  const [session, keepSession] = useState<SignInSession | null | undefined>(asks ? undefined : null)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<number>()
  const known = useLatest(session)
  const changes = useRef(0)
  const setSession = useCallback((next: SignInSession | null) => {
    changes.current += 1
    keepSession(next)
  }, [])
  useEffect(() => {
    if (!asks || address === undefined) return
    let current = true
    const asked = changes.current
    const answer = askServer(() => host.current.adapter.getSession?.()).then(checkSession)
    answer.then(
      (found) => {
        // Who has signed in or out meanwhile knows better.
        if (!current || changes.current !== asked) return
        keepSession(found)
        if (isOf(known.current, address) && !isOf(found, address))
          tell(() => host.current.onSignedOut?.())
      },
      (cause: unknown) => {
        if (!current) return
        // A server that cannot be asked has not said that there is a session.
        keepSession((known) => known ?? null)
        setFailed(attempt)
        const error = new SignInError('session', { cause })
        if (!tellHost(host, error)) warnOnce(sayFailure(error))
      },
    )
    return () => {
      current = false
    }
  }, [host, known, asks, address, attempt])
  const askAgain = useCallback(() => setAttempt((last) => last + 1), [])
  useEffect(() => {
    if (!asks || address === undefined) return
    const onReturn = () => {
      if (document.visibilityState === 'visible') askAgain()
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [asks, address, askAgain])
  return { session, setSession, askAgain: failed === attempt ? askAgain : undefined }
}

/** A session belongs to one account. */
function isOf(session: SignInSession | null | undefined, address: string | undefined): boolean {
  return isSameAddress(session?.address, address)
}
