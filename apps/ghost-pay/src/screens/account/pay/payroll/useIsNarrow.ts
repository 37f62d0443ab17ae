import { useSyncExternalStore } from 'react'

const query = '(max-width: 1023px)'

const subscribe = (onChange: () => void) => {
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the window has the width of a phone or a tablet. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
