import { Skeleton } from './components/Skeleton.tsx'
import { text } from './pageCopy.ts'
import { Screen } from './Screen.tsx'

/** Stands in the column of a screen whose code is on its way. */
export function ScreenLoading() {
  return (
    <Screen>
      <Skeleton label={text('page.opening')} rows={4} />
    </Screen>
  )
}
