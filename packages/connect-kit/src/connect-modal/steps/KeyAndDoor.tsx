'use client'

import { type ComponentType, lazy, Suspense } from 'react'

/** A drawing that cannot be fetched leaves its place empty: nothing depends on it. */
const Drawing = lazy((): Promise<{ default: ComponentType }> =>
  import('./KeyAndDoorDrawing.tsx').catch(() => ({ default: Nothing })),
)

const Nothing = () => null

/** A key on its way to a door, cut from quarter discs. Its place is there at once; what adorns it comes after the words. */
export function KeyAndDoor() {
  return (
    <div className="ck-hero" aria-hidden="true">
      <Suspense>
        <Drawing />
      </Suspense>
    </div>
  )
}
