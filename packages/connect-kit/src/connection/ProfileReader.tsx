'use client'

import { useEffect } from 'react'

import type { ProfileView } from './profileView.ts'
import { type ProfileParameters, useProfile } from './useProfile.ts'

export type ProfileReaderProps = ProfileParameters & {
  /** Called with what is known, at once and after each change. Never changes itself. */
  onChange: (answer: ProfileAnswer) => void
}

/** A profile, and the account that it belongs to. */
export type ProfileAnswer = { address: string | undefined; profile: ProfileView }

/** Draws nothing: reads the profile of an account for a button of the host's, which is drawn before this code is there. */
export function ProfileReader({ onChange, ...parameters }: ProfileReaderProps) {
  const { address } = parameters
  const profile = useProfile(parameters)
  useEffect(() => onChange({ address, profile }), [address, profile, onChange])
  return null
}
