import { useEffect } from 'react'

/** The title of a page that has none of its own (behaviour/payments#title). */
const defaultTitle = 'Ghost Pay'

let own: string | undefined
let account: string | undefined
let before = ''

const write = () => {
  const parts = account === undefined ? [own, defaultTitle] : [account, own]
  document.title = `${before}${parts.filter((part) => part !== undefined).join(' · ')}`
}

/** Says something before the title of every page, until it is taken back with nothing. */
export function sayBeforeTitle(text: string): void {
  before = text
  write()
}

/** Names the account in the title of each of its pages, until it is taken back with nothing. */
export function sayAccountInTitle(name: string | undefined): void {
  account = name
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
