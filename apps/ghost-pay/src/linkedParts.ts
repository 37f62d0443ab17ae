import { type Import, linkedScreen } from './screens/account/linkedScreen.ts'

/** The screens of an account. */
export const importAccount = () => import('./screens/account/AccountRoutes.tsx')

/**
 * The parts of the app that a link into an account shows: none for another address.
 *
 * @param hash of the page's address, as `#/a/eth:0x…/queue`
 */
export function linkedParts(hash: string): readonly Import[] {
  const screen = linkedScreen(hash)
  return screen === undefined ? [] : [importAccount, ...screen]
}

/**
 * Asks for what a link shows all at once, before anything is drawn: each would else be asked for by the one before it. A failure is
 * told by the one who needs the part, who asks for it again.
 */
export function loadLinked(hash: string): void {
  for (const part of linkedParts(hash)) part().catch(() => undefined)
}
