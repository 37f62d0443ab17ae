import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the page wakes up, true from then on. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
