'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** What may be new at every rendering, for an effect that starts nothing over because of it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
