import { useEffect, useState } from 'react'

/**
 * The time now, again and again.
 *
 * @param interval milliseconds between two readings
 * @returns milliseconds since 1970
 */
export function useNow(interval: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}
