import { cleanup } from '@testing-library/react'
import type {} from '@vitest/browser-playwright' // what `cdp()` can send
import { afterEach, beforeEach, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'

/** The server has these files no more, as after a new version of the site; without any, it has all of them. */
export async function withhold(...files: string[]): Promise<void> {
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls: files.map((file) => `*/${file}*`) })
}

/**
 * The server answers for a file when it is told to.
 *
 * @returns tells it, once the page has asked: a question that comes while Chromium ends the delay has no answer ever
 */
export async function delay(file: string): Promise<() => Promise<void>> {
  const waiting: string[] = []
  const onPaused = ({ requestId }: { requestId: string }) => void waiting.push(requestId)
  cdp().on('Fetch.requestPaused', onPaused)
  await cdp().send('Fetch.enable', { patterns: [{ urlPattern: `*/${file}*` }] })
  return async () => {
    await vi.waitFor(() => {
      if (waiting.length === 0) throw new Error(`The page has not asked for ${file}.`)
    }, 30_000)
    cdp().off('Fetch.requestPaused', onPaused)
    for (const requestId of waiting) await cdp().send('Fetch.continueRequest', { requestId })
    await cdp().send('Fetch.disable')
  }
}

/**
 * Gives each test of a file a fresh page whose server has every file.
 *
 * @returns what the page did not catch, in the test that runs
 */
export function watchMissingFiles(): readonly string[] {
  const uncaught: string[] = []
  function onRejection(event: PromiseRejectionEvent) {
    event.preventDefault()
    uncaught.push(String(event.reason))
  }
  beforeEach(async () => {
    await page.viewport(1280, 800)
    uncaught.length = 0
    window.addEventListener('unhandledrejection', onRejection)
  })
  afterEach(async () => {
    cleanup()
    localStorage.clear()
    await withhold()
    window.removeEventListener('unhandledrejection', onRejection)
  })
  return uncaught
}
