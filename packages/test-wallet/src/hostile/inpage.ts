import { startHostileCase } from './startHostileCase.ts'
import type { HostileWatch } from './watchPage.ts'

declare global {
  /** The case that was put into this page, and what it broke. */
  var hostileCase: HostileWatch | undefined
}

/**
 * Starts a case in this page, and keeps what it breaks where Playwright can ask for it.
 *
 * @public The script that is put into a page calls it.
 */
export function installCase(id: string): void {
  globalThis.hostileCase = startHostileCase(id)
}
