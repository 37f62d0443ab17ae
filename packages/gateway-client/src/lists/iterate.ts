import type { GatewayClient } from '../client.ts'

type AnyPage<item> = { next: string | null; results: item[] }

/** A call that answers with one page of a list. */
export type PagedCall<parameters, page extends AnyPage<unknown>> = (
  client: GatewayClient,
  parameters: parameters,
) => Promise<page>

/**
 * The pages of a list, one after another, as they are asked for:
 * `for await (const page of iteratePages(client, getTransactionHistory, { chainId, address }))`.
 *
 * It ends at the last page, and at one that leads back to a page that was there before.
 */
export async function* iteratePages<parameters extends object, page extends AnyPage<unknown>>(
  client: GatewayClient,
  call: PagedCall<parameters, page>,
  parameters: parameters,
): AsyncGenerator<page, void, undefined> {
  const seen = new Set<string>()
  for (let pageUrl: string | null | undefined; ;) {
    const page: page = await call(client, pageUrl ? { ...parameters, pageUrl } : parameters)
    yield page
    pageUrl = page.next
    if (!pageUrl || seen.has(pageUrl)) return
    seen.add(pageUrl)
  }
}

/**
 * The items of a list, over all its pages, as they are asked for. A transaction that two pages have, as those of the queue do,
 * comes once.
 */
export async function* iterateItems<parameters extends object, item>(
  client: GatewayClient,
  call: PagedCall<parameters, AnyPage<item>>,
  parameters: parameters,
): AsyncGenerator<item, void, undefined> {
  const seen = new Set<string>()
  for await (const page of iteratePages(client, call, parameters)) {
    for (const item of page.results) {
      const id = idOf(item)
      if (id !== undefined && seen.has(id)) continue
      if (id !== undefined) seen.add(id)
      yield item
    }
  }
}

/** All items of a list at once. Mind lists without an end. */
export async function collectItems<parameters extends object, item>(
  client: GatewayClient,
  call: PagedCall<parameters, AnyPage<item>>,
  parameters: parameters,
): Promise<item[]> {
  const items: item[] = []
  for await (const item of iterateItems(client, call, parameters)) items.push(item)
  return items
}

/** What tells an item from others, where items can come twice. */
function idOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || !item) return undefined
  const { transaction } = item as { transaction?: { id?: unknown } | undefined }
  return typeof transaction?.id === 'string' ? transaction.id : undefined
}
