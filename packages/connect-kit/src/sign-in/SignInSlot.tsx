'use client'

import { lazy, Suspense } from 'react'

import { useSignInContext } from './SignInContext.ts'

/** Loaded when the visitor wants to sign in. */
const SignInModal = lazy(() =>
  import('./SignInModal.tsx').then((module) => ({ default: module.SignInModal })),
)

/** The place of a sign-in that is optional: shown when a visitor asked for it with `useSignIn().open()`. */
export function SignInSlot() {
  const signIn = useSignInContext()
  if (!signIn?.optional || !signIn.wanted) return null
  return (
    <Suspense>
      <SignInModal onClose={() => signIn.setWanted(false)} />
    </Suspense>
  )
}
