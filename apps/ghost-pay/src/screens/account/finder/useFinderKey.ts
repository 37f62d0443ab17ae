import { useEffect, useEffectEvent } from 'react'

/** Opens the search by ⌘K, or Ctrl+K. */
export function useFinderKey(onFind: () => void): void {
  const find = useEffectEvent(onFind)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      // A dialog keeps its keys.
      if (document.querySelector('dialog[open], [role=dialog]') !== null) return
      event.preventDefault()
      find()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
