/** For each place of a link, which of the files it shows. */
export type LinkedPlaces = Readonly<Record<string, readonly number[] | undefined>>

/**
 * Names the files that a link into an account shows to the browser, which fetches them and runs none. Written into the built page as
 * it stands here, so it uses nothing from outside; it reads the address as `linkedScreen` does.
 *
 * @param files paths from the page
 */
export function hintLinked(files: readonly string[], places: LinkedPlaces): void {
  const [, of, account, place = ''] = location.hash.split(/[/?]/)
  if (of !== 'a' || !account) return
  for (const file of places[place] ?? []) {
    const link = document.createElement('link')
    const path = files[file] ?? ''
    const isStyle = path.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    link.as = isStyle ? 'style' : 'script'
    link.crossOrigin = ''
    link.href = `./${path}`
    document.head.append(link)
  }
}
