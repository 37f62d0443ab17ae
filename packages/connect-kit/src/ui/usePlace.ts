'use client'

import { useEffect, useState } from 'react'

import { useKit } from '../context/KitContext.ts'
import { openPlace } from './place.ts'

/** The element that a layer of the kit is drawn into (place.ts), chosen once. It leaves the page with the last layer in it. */
export function usePlace(): HTMLElement {
  const { root } = useKit()
  const [place] = useState(() => openPlace(root))
  useEffect(
    () => () => {
      if (!place.hasChildNodes()) place.remove()
    },
    [place],
  )
  return place
}
