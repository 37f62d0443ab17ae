import { useEffect } from 'react'

import { announce } from './announce.ts'

/** Says a message to a screen reader when it comes, and each one that takes its place. */
export function useAnnounce(message: string | undefined): void {
  useEffect(() => {
    if (message) announce(message)
  }, [message])
}
