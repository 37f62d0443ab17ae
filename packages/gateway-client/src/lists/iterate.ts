import type { GatewayClient } from '../client.ts'
import { GatewayError, GatewayParameterError, GatewayValidationError } from '../errors.ts'
import type { Page } from '../schemas/page.ts'
import { idOfUnknown, isUnknown } from './unknownItem.ts'

type AnyPage<item> = Pick<Page<item>, 'next' | 'results' | 'unreadable'>

/** A call that answers with one page of a list. */
export type PagedCall<parameters, page extends AnyPage<unknown>> = (
  client: GatewayClient,
  parameters: parameters,
) => Promise<page>

/** How far a list is read. */
export type IterateOptions = {
  /** No more pages than these, 1 or more. Default: all, and for `collectItems` 1,000, after which it fails. */
  maxPages?: number | undefined
}

/**
 * The pages of a list, one after another, as the caller takes them:
 * `for await (const page of iteratePages(client, getTransactionHistory, { chainId, address }))`.
 *
 * It ends at the last page, at one that leads back to a page that was there before, and after `maxPages`.
 */
export async function* iteratePages<parameters extends object, page extends AnyPage<unknown>>(
  client: GatewayClient,
  call: PagedCall<parameters, page>,
  parameters: parameters,
  { maxPages = Infinity }: IterateOptions = {},
): AsyncGenerator<page, void, undefined> {
  if (!(maxPages >= 1)) throw new GatewayParameterError('maxPages', maxPages, 'a number from 1')
  const seen = new Set<string>()
  let pageUrl: string | null | undefined
  for (let pages = 1; ; pages++) {
    const page: page = await call(client, pageUrl ? { ...parameters, pageUrl } : parameters)
    yield page
    pageUrl = page.next
    if (!pageUrl || seen.has(pageUrl) || pages >= maxPages) return
    seen.add(pageUrl)
  }
}

/**
 * The items of a list, over all its pages, as the caller takes them. A transaction that two pages have, as those of the queue do,
 * comes once. A page's `unreadable` goes to the client's `onInvalid`.
 *
 * @throws GatewayValidationError for an item that cannot be read, where the list has no place for it and there is no `onInvalid`
 */
export async function* iterateItems<parameters extends object, item>(
  client: GatewayClient,
  call: PagedCall<parameters, AnyPage<item>>,
  parameters: parameters,
  options: IterateOptions = {},
): AsyncGenerator<item, void, undefined> {
  const seen = new Set<string>()
  for await (const page of iteratePages(client, call, parameters, options)) {
    const [bad] = client.onInvalid ? [] : (page.unreadable ?? [])
    if (bad) throw new GatewayValidationError(bad.issues ?? [], bad.raw)
    for (const item of page.results) {
      const id = idOf(item)
      if (id !== undefined && seen.has(id)) continue
      if (id !== undefined) seen.add(id)
      yield item
    }
  }
}

/** How many pages `collectItems` reads before it gives up. */
const endless = 1000

/**
 * All items of a list at once, or those of its first `maxPages` pages.
 *
 * @throws GatewayError when the list has more than 1,000 pages and `maxPages` does not say how many are wanted
 */
export async function collectItems<parameters extends object, item>(
  client: GatewayClient,
  call: PagedCall<parameters, AnyPage<item>>,
  parameters: parameters,
  options: IterateOptions = {},
): Promise<item[]> {
  const items: item[] = []
  let pages = 0
  const counted: typeof call = (client, parameters) => {
    if (options.maxPages === undefined && ++pages > endless) {
      throw new GatewayError(`The list has more than ${endless} pages: say maxPages, or iterate`)
    }
    return call(client, parameters)
  }
  for await (const item of iterateItems(client, counted, parameters, options)) items.push(item)
  return items
}

/** What identifies an item, where items can come twice. */
function idOf(item: unknown): string | undefined {
  if (isUnknown(item)) return idOfUnknown(item)
  if (typeof item !== 'object' || !item) return undefined
  const { transaction } = item as { transaction?: { id?: unknown } | undefined }
  return typeof transaction?.id === 'string' ? transaction.id : undefined
}
