import { type KeyboardEvent, type RefObject, useEffect } from 'react'

/**
 * Moves through a list by keys: “/” goes to the search field, the arrows go from row to row and back to it. Enter opens a row,
 * for it is a link.
 *
 * @param list around the rows
 * @param find the search field
 * @param row selects what is focused in a row
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  find: RefObject<HTMLInputElement | null>,
  row: string,
): (event: KeyboardEvent) => void {
  useEffect(() => {
    const onSlash = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target)) return
      event.preventDefault()
      find.current?.focus()
    }
    document.addEventListener('keydown', onSlash)
    return () => document.removeEventListener('keydown', onSlash)
  }, [find])
  return (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(row) ?? [])]
    const isInField = event.target === find.current
    const at = rows.findIndex((one) => one === event.target)
    if (!isInField && at < 0) return
    const next = isInField ? (step === 1 ? rows[0] : undefined) : rows[at + step]
    const target = next ?? (at === 0 && step === -1 ? find.current : undefined)
    if (target === undefined || target === null) return
    event.preventDefault()
    target.focus()
  }
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'))
