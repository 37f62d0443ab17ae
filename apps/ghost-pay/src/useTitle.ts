import { useEffect } from 'react'

/** The title of a page that has none of its own (behaviour/payments#title). */
const defaultTitle = 'Ghost Pay'

let own: string | undefined
let before = ''

const write = () => {
  document.title = `${before}${own === undefined ? '' : `${own} · `}${defaultTitle}`
}

/** Says something before the title of every page, until it is taken back with nothing. */
export function sayBeforeTitle(text: string): void {
  before = text
  write()
}

/**
 * Names the page in the browser's tab.
 *
 * @param title what the page is about; without one the default title stands alone
 */
export function useTitle(title?: string): void {
  useEffect(() => {
    own = title
    write()
  }, [title])
}
