/** How the built app carries much: five hundred pasted lines, and five thousand rows of history. */
import type { Browser, CDPSession, Page } from 'playwright'
import { getAddress, keccak256, stringToHex } from 'viem'

import { isShort } from './mode.ts'

/** How many lines are pasted, and how many rows the history has. */
export const pastedLines = 500
export const historyRows = isShort ? 500 : 5000

const rowsOfPage = 100

/** Lines as a spreadsheet gives them, each to an address of its own. */
const payroll = (): string =>
  Array.from({ length: pastedLines }, (_, index) => {
    const address = getAddress(`0x${keccak256(stringToHex(`payee ${index}`)).slice(-40)}`)
    return `Person ${index}\t${address}\t${100 + (index % 90)}.25\tdUSD\tOctober`
  }).join('\n')

/** Lets a page count the processor time of its main thread: the clock would count what else the machine does. */
async function countWork(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

/** How long the main thread has worked so far, in milliseconds. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** Waits until the main part of a page says a text. A search by role would make the page work, and be counted with it. */
async function untilSaid(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('main')?.textContent.includes(wanted) === true,
    text,
    { polling: 50, timeout: 120_000 },
  )
}

/** What pasting lines costs. Milliseconds. */
export type PasteTimes = {
  /** Processor time of the main thread until the table of the lines is there. */
  table: number
  /** The same until every line has had its trial run. */
  rehearsed: number
  /** The clock from the paste until then. */
  waited: number
}

/** Pastes lines into the page of a payroll, and waits until each has had its trial run. */
export async function measurePaste(page: Page, url: string): Promise<PasteTimes> {
  const session = await countWork(page)
  await page.goto(url)
  const field = page.locator('textarea')
  await field.waitFor({ timeout: 60_000 })
  // What the page still has to do for itself is not the table's.
  await page.waitForTimeout(3000)
  const before = await worked(session)
  const begin = performance.now()
  await field.evaluate((one, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    one.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, payroll())
  await untilSaid(page, `${pastedLines} lines`)
  const table = (await worked(session)) - before
  await untilSaid(page, `${pastedLines} of ${pastedLines} arrive.`)
  return {
    table,
    rehearsed: (await worked(session)) - before,
    waited: performance.now() - begin,
  }
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

type TraceEvent = {
  name: string
  pid: number
  tid: number
  /** Processor time of the thread in microseconds. */
  tdur?: number
  args: { name?: string }
}

/** Processor time of the longest task of a page's main thread in a trace, in milliseconds. */
function longestTask(trace: Buffer): number {
  // The form of Chromium's traces.
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = traceEvents.flatMap((event) =>
    event.name === 'ThreadControllerImpl::RunTask' && threads.has(threadOf(event))
      ? (event.tdur ?? [])
      : [],
  )
  if (tasks.length === 0) throw new Error('The trace has no task of a page.')
  return Math.max(...tasks) / 1000
}

/**
 * Scrolls through a long history to its end.
 *
 * @returns processor time of the longest task of the main thread meanwhile, in milliseconds, and how many rows were drawn at the end
 */
export async function measureScroll(
  browser: Browser,
  page: Page,
  { url, gatewayUrl }: { url: string; gatewayUrl: string },
): Promise<{ longest: number; rows: number }> {
  await lengthenHistory(page, gatewayUrl)
  await page.goto(url)
  const rows = page.locator('main .gp-row')
  await rows.first().waitFor({ timeout: 60_000 })
  await page.waitForTimeout(3000)
  await browser.startTracing(page, { categories: ['toplevel'] })
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
  return { longest: longestTask(await browser.stopTracing()), rows: await rows.count() }
}
