import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { useNow } from '../components/useNow.ts'
import { type SharedValue, useShared } from '../page/sharedValue.ts'
import { standingSaid } from '../page/standingSaid.ts'
import { underWay } from '../wallet/underWay.ts'
import { isKept } from './keptAnswers.ts'
import { NewVersion } from './NewVersion.tsx'
import type { TakeOver } from './registerWorker.ts'
import { type Standing, standingOf } from './standing.ts'
import { sayStanding, StandingFoot } from './StandingFoot.tsx'

/** Says from now on, in places that move nothing, how old the page's figures are and that a new version is ready. */
export function showStanding(
  client: QueryClient,
  newVersion: SharedValue<TakeOver | undefined>,
): void {
  const [edge, foot] = [document.createElement('div'), document.createElement('div')]
  // What sticks to the edge sticks as long as the page is.
  edge.style.display = 'contents'
  document.body.prepend(edge)
  document.body.append(foot)
  createRoot(edge).render(<Shown {...{ client, newVersion, foot }} />)
}

type ShownProps = {
  client: QueryClient
  newVersion: SharedValue<TakeOver | undefined>
  foot: Element
}

function Shown({ client, newVersion, foot }: ShownProps) {
  const takeOver = useShared(newVersion)
  const isBusy = useShared(underWay) > 0
  const [isLater, setLater] = useState(false)
  const now = useNow(1000)
  const standing = readStanding(client)
  const isOld = standing.status !== 'fresh'
  useEffect(() => {
    if (isOld) document.documentElement.dataset['figures'] = 'old'
    else delete document.documentElement.dataset['figures']
  }, [isOld])
  const said = sayStanding(standing, now)
  useEffect(() => {
    standingSaid.set(said?.short)
  }, [said?.short])
  // In the middle of signing nothing else is offered.
  const isOffered = takeOver !== undefined && !isLater && !isBusy && !isSigning(location.hash)
  return (
    <>
      {isOffered && <NewVersion onReload={takeOver} onLater={() => setLater(true)} />}
      {said !== undefined && createPortal(<StandingFoot {...said} />, foot)}
    </>
  )
}

const isSigning = (hash: string): boolean => /\/(?:review|tx|queue|messages)(?:\/|$)/.test(hash)

/** Looks at the answers that something on the screen shows. */
function readStanding(client: QueryClient): Standing {
  return standingOf({
    isOnline: onlineManager.isOnline(),
    shown: client
      .getQueryCache()
      .findAll({ type: 'active', predicate: ({ queryKey }) => isKept(queryKey) })
      .flatMap(({ state: { data, dataUpdatedAt, fetchFailureCount, error } }) =>
        data === undefined
          ? []
          : [{ time: dataUpdatedAt, hasFailed: fetchFailureCount > 0 || error !== null }],
      ),
  })
}
