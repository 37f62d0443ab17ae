import { Skeleton } from './components/Skeleton.tsx'
import { Screen } from './Screen.tsx'

/** Stands in the column of a screen whose code is on its way. */
export function ScreenLoading() {
  return (
    <Screen>
      <Skeleton label="Opening the page" rows={4} />
    </Screen>
  )
}
