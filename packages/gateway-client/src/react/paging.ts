/** The first page of a list; further ones have the address that the gateway gives. */
export const firstPage = null as string | null

/** The pages of a list, as the query cache holds them. */
export type Pages<item> = { pages: { results: item[] }[] }

/** All items of the pages that are there. One function for all observers, so that an answer is read once. */
export function itemsOf<item>({ pages }: Pages<item>): item[] {
  return pages.flatMap((page) => page.results)
}

/** A fold by time zone: the same function for the same zone, for the same reason. */
export function foldByZone<item, row>(
  fold: (items: readonly item[], options: { timeZone: string | undefined }) => row[],
) {
  const folds = new Map<string | undefined, (data: Pages<item>) => row[]>()
  return (timeZone: string | undefined) => {
    const known = folds.get(timeZone) ?? ((data) => fold(itemsOf(data), { timeZone }))
    folds.set(timeZone, known)
    return known
  }
}
