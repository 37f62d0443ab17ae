import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'

import { ArrivalsContext, createArrivals } from './arrival.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'

/** What every screen has around it: a place while it loads, words when it breaks, the focus when one arrives. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  const [location] = useLocation()
  const [arrivals] = useState(() => createArrivals(location))
  useEffect(() => arrivals.follow(), [arrivals])
  return (
    <ArrivalsContext value={arrivals}>
      <ScreenBoundary location={location}>
        <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
      </ScreenBoundary>
    </ArrivalsContext>
  )
}
