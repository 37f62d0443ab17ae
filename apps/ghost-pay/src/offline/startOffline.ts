import { sharedValue } from '../page/sharedValue.ts'
import { queryClient } from '../queryClient.ts'
import { answerStore } from './answerStore.ts'
import { followNetwork } from './followNetwork.ts'
import { keepOn } from './keepAnswers.ts'
import { registerWorker, type TakeOver } from './registerWorker.ts'
import { showStanding } from './showStanding.tsx'

/** How long the page is left alone before it is looked whether it is at rest, in milliseconds. */
const rest = 1500

/**
 * Keeps the answers of this visit for the next one, says how old its figures are, and keeps the app itself in this
 * browser.
 */
export function startOffline(): void {
  askAlways()
  keepOn(queryClient, answerStore)
  const newVersion = sharedValue<TakeOver | undefined>(undefined)
  showStanding(queryClient, newVersion)
  if ('serviceWorker' in navigator && !savesData()) {
    whenAtRest(() => {
      // A browser that keeps nothing has no worker; the app goes on without.
      registerWorker(newVersion.set).catch(() => undefined)
    })
  }
}

/** When the questions of the first screen are answered and the browser has nothing else to do; at the latest after half a minute. */
function whenAtRest(work: () => void, looks = 20): void {
  setTimeout(() => {
    if (looks > 0 && queryClient.isFetching() > 0) whenAtRest(work, looks - 1)
    // Not in every browser.
    else if ('requestIdleCallback' in window) requestIdleCallback(work)
    else work()
  }, rest)
}

/**
 * Without a network a question fails at once and its place says so, instead of waiting without a word; with the network it is asked
 * again. The query library takes every page for online until the browser says that something has changed.
 */
function askAlways(): void {
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({
    queries: { ...queries, networkMode: 'always', refetchOnReconnect: true },
  })
  followNetwork(queryClient)
}

/** Whether the visitor has asked for little traffic: the worker loads the whole app. Not in every browser, nor in TypeScript's DOM. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
