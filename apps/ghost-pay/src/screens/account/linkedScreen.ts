/** Loads the code of the overview. */
export const importOverview = () => import('./overview/OverviewScreen.tsx')

/** Loads the code of the inbox. */
export const importInbox = () => import('./queue/InboxScreen.tsx')

/** Loads the code of a transaction's page. */
export const importTransaction = () => import('./transaction/TransactionScreen.tsx')

/** Asks for a part of the app. */
export type Import = () => Promise<unknown>

/** What links lead to, by its place in the address. */
const screens: Readonly<Record<string, Import | undefined>> = {
  '': importOverview,
  queue: importInbox,
  tx: importTransaction,
}

/**
 * What a link into an account shows within its frame: nothing yet for a screen that comes when it is opened, undefined for another
 * address.
 *
 * @param hash of the page's address, as `#/a/eth:0x…/queue`
 */
export function linkedScreen(hash: string): readonly Import[] | undefined {
  const [, place, account, screen = ''] = hash.split(/[/?]/)
  if (place !== 'a' || account === undefined || account === '') return undefined
  const linked = screens[screen]
  return linked === undefined ? [] : [linked]
}
