/** How the built app carries much: five hundred pasted lines, and five thousand rows of history. */
import type { CDPSession, Page } from 'playwright'

import { isShort } from './mode.ts'

/** How many lines are pasted, and how many rows the history has. */
export const pastedLines = 500
export const historyRows = isShort ? 500 : 5000

const rowsOfPage = 100

/** Lines as a spreadsheet gives them, each to an address of its own. */
const payroll = (): string =>
  Array.from({ length: pastedLines }, (_, index) => {
    // Small letters alone have no checksum that could be wrong.
    const address = `0x${(0xa11ce000n + BigInt(index)).toString(16).padStart(8, '0').repeat(5)}`
    return `Person ${index}\t${address}\t${100 + (index % 90)}.25\tOctober`
  }).join('\n')

/** How long the main thread has worked so far, in milliseconds. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/**
 * Pastes lines into the page of a payroll.
 *
 * @returns how long the main thread has worked until the checked table stood there, in milliseconds
 */
export async function measurePaste(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(url)
  const field = page.locator('textarea')
  await field.waitFor({ timeout: 60_000 })
  // What the page still has to do for itself is not the table's.
  await page.waitForTimeout(3000)
  const before = await worked(session)
  await field.evaluate((one, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    one.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, payroll())
  // A search by role would make the page work, and be counted with it.
  await page.waitForFunction(
    (heading) =>
      document.querySelector('table tbody tr') !== null &&
      [...document.querySelectorAll('h1')].some(({ textContent }) => textContent === heading),
    `${pastedLines} lines to pay`,
  )
  return (await worked(session)) - before
}

type HistoryItem = { type: string; transaction?: { id: string; timestamp: number } }
type History = { results: readonly HistoryItem[] }

/** Gives the account a long history: its own newest page, again and again, each row with an id of its own. */
async function lengthenHistory(page: Page, gatewayUrl: string): Promise<void> {
  let own: readonly HistoryItem[] | undefined
  await page.route(`${gatewayUrl}/**/transactions/history*`, async (route) => {
    if (own === undefined) {
      const first = (await (await route.fetch()).json()) as History
      // Only a payment of its owners can be there often: the creation of the account is one, and says whose.
      own = first.results.filter(({ transaction }) => transaction?.id.startsWith('multisig_'))
    }
    const rows = own
    const url = new URL(route.request().url())
    const [, from = '0'] = /offset=(\d+)/.exec(url.searchParams.get('cursor') ?? '') ?? []
    const offset = Number(from)
    const results = Array.from({ length: rowsOfPage }, (_, index): HistoryItem[] => {
      const at = offset + index
      const row = rows[at % rows.length]
      if (row?.transaction === undefined) return []
      const { id, timestamp } = row.transaction
      const ownId = id.slice(0, -8) + at.toString(16).padStart(8, '0')
      return [
        {
          ...row,
          transaction: { ...row.transaction, id: ownId, timestamp: timestamp - at * 1000 },
        },
      ]
    }).flat()
    const next = offset + rowsOfPage
    url.searchParams.set('cursor', `limit=${rowsOfPage}&offset=${next}`)
    await route.fulfill({
      headers: {
        'access-control-allow-origin': route.request().headers()['origin'] ?? '*',
        'access-control-allow-credentials': 'true',
      },
      json: { count: null, previous: null, next: next < historyRows ? url.href : null, results },
    })
  })
}

/**
 * Scrolls through a long history to its end.
 *
 * @returns the longest task of the main thread meanwhile, in milliseconds, and how many rows were there at the end
 */
export async function measureScroll(
  page: Page,
  { url, gatewayUrl }: { url: string; gatewayUrl: string },
): Promise<{ longest: number; rows: number }> {
  await lengthenHistory(page, gatewayUrl)
  await page.goto(url)
  const rows = page.locator('main .gp-row')
  await rows.first().waitFor({ timeout: 60_000 })
  await page.waitForTimeout(3000)
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask' })
  })
  let height = 0
  for (let still = 0; still < 20;) {
    await page.mouse.wheel(0, 4000)
    await page.waitForTimeout(100)
    const now = await page.evaluate(() => document.documentElement.scrollHeight)
    const isAtEnd = await page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2,
    )
    still = isAtEnd && now === height ? still + 1 : 0
    height = now
  }
  // Put there above, where no type says so.
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen)
  return { longest: Math.max(0, ...seen), rows: await rows.count() }
}
