'use client'

import { useState } from 'react'

/** Which way a step comes in. The first one comes with the dialog, and does not move by itself. */
export type Slide = 'forward' | 'back' | undefined

type Place = { key: string; depth: number; slide: Slide }

/**
 * Which way the step on screen came in: forward when it lies deeper than the one before it, back when it does not.
 *
 * @param key changes with each step
 * @param depth how many steps have been walked
 */
export function useSlide(key: string, depth: number): Slide {
  const [place, setPlace] = useState<Place>({ key, depth, slide: undefined })
  if (place.key === key && place.depth === depth) return place.slide
  const isSame = place.key === key
  const slide = isSame ? place.slide : depth < place.depth ? 'back' : 'forward'
  setPlace({ key, depth, slide })
  return slide
}
