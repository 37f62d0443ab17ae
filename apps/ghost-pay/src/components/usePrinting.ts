import { useSyncExternalStore } from 'react'

/** Whether the page is on its way to paper: there nothing is folded. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, read)

let isAsked = false

const media = () => window.matchMedia('print')

const read = () => isAsked || media().matches

function subscribe(onChange: () => void): () => void {
  const change = (isNow: boolean) => () => {
    isAsked = isNow
    onChange()
  }
  const [before, after] = [change(true), change(false)]
  const print = media()
  window.addEventListener('beforeprint', before)
  window.addEventListener('afterprint', after)
  print.addEventListener('change', onChange)
  return () => {
    window.removeEventListener('beforeprint', before)
    window.removeEventListener('afterprint', after)
    print.removeEventListener('change', onChange)
  }
}
