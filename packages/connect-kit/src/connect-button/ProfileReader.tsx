'use client'

import { useEffect } from 'react'
import { useConnection } from 'wagmi'

import type { ProfileView } from '../connection/profileView.ts'
import { type ProfileParameters, useProfile } from '../connection/useProfile.ts'

export type ProfileReaderProps = ProfileParameters & {
  /** Called with what is known, at once and after each change. Never changes itself. */
  onChange: (answer: ProfileAnswer) => void
}

/** A profile, and the account and chain that it belongs to. */
export type ProfileAnswer = {
  address: string | undefined
  chainId: number | undefined
  profile: ProfileView
}

/** Draws nothing: reads the profile of an account for a button of the host's, which is drawn before this code is there. */
export function ProfileReader({ onChange, ...parameters }: ProfileReaderProps) {
  const { address } = parameters
  const { chainId } = useConnection()
  const profile = useProfile(parameters)
  useEffect(() => onChange({ address, chainId, profile }), [address, chainId, profile, onChange])
  return null
}
