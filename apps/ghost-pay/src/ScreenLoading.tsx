import { Skeleton } from './components/Skeleton.tsx'
import { pageCopy } from './pageCopy.ts'
import { Screen } from './Screen.tsx'
import { useText } from './text/useText.ts'

/** Stands in the column of a screen whose code is on its way. */
export function ScreenLoading() {
  const text = useText(pageCopy)
  return (
    <Screen>
      <Skeleton label={text('page.opening')} rows={4} />
    </Screen>
  )
}
