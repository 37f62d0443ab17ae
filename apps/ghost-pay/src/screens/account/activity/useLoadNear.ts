import { useEffect, useRef } from 'react'

/** Asks for more as long as the end is near; when it has failed, only who presses asks again. */
export function useLoadNear(isNear: boolean, onMore: () => void): void {
  const load = useRef(onMore)
  useEffect(() => {
    load.current = onMore
  }, [onMore])
  useEffect(() => {
    if (isNear) load.current()
  }, [isNear])
}
