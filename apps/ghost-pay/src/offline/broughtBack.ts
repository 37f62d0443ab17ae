import { build } from '../page/build.ts'
import { queryClient } from '../queryClient.ts'
import { answerStore } from './answerStore.ts'
import { bringBack } from './bringBack.ts'

/** How long the screens wait for what is kept, in milliseconds: mostly it takes a few. */
const patience = 300

/**
 * Resolves when what the last visit has kept is back, so that it is on the screen at once and before anything is asked. What works
 * without a network is started by importing this file, once per page: the parts of a visitor's first step do, so that nothing of it
 * is in the first load. A page that is served from its sources keeps nothing.
 */
export const broughtBack: Promise<void> = build === 'dev' ? Promise.resolve() : begin()

async function begin(): Promise<void> {
  const waited = new Promise((resolve) => setTimeout(resolve, patience))
  // A browser that keeps nothing goes on without.
  await Promise.race([bringBack(queryClient, answerStore).catch(() => undefined), waited])
  // Without its part that works offline, the app works as long as there is a network.
  goOn().catch(() => undefined)
}

async function goOn(): Promise<void> {
  const { startOffline } = await import('./startOffline.ts')
  startOffline()
}
