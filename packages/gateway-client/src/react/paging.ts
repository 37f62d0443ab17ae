/** How an infinite query walks a list: by the addresses that the gateway gives. */
export const paging = {
  // `null` is the first page.
  initialPageParam: null as string | null,
  getNextPageParam: (page: { next: string | null }) => page.next,
}
