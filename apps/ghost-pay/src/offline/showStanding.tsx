import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'

import { useNow } from '../components/useNow.ts'
import { underWay } from '../data/underWay.ts'
import { isKept } from './keptAnswers.ts'
import type { NewVersions } from './newVersions.ts'
import { type Standing, standingOf } from './standing.ts'
import { StandingBar } from './StandingBar.tsx'

/** Says above the page, from now on, how old its figures are and that a new version is ready. */
export function showStanding(client: QueryClient, versions: NewVersions): void {
  const place = document.createElement('div')
  document.body.prepend(place)
  createRoot(place).render(<Bar client={client} versions={versions} />)
}

function Bar({ client, versions }: { client: QueryClient; versions: NewVersions }) {
  const takeOver = useSyncExternalStore(versions.subscribe, versions.read)
  const isBusy = useSyncExternalStore(underWay.subscribe, underWay.read)
  const [isLater, setLater] = useState(false)
  const now = useNow(1000)
  const standing = readStanding(client)
  const isOld = standing.status !== 'fresh'
  useEffect(() => {
    if (isOld) document.documentElement.dataset['figures'] = 'old'
    else delete document.documentElement.dataset['figures']
  }, [isOld])
  // In the middle of signing nothing else is offered.
  const isOffered = takeOver !== undefined && !isLater && !isBusy && !isSigning(location.hash)
  const isSaid = standing.status === 'offline' || standing.status === 'old'
  if (!isSaid && !isOffered) return null
  return (
    <StandingBar
      standing={standing}
      onReload={isOffered ? takeOver : undefined}
      onLater={() => setLater(true)}
      now={now}
    />
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
