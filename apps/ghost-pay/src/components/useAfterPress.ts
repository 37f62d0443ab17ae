import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Gives a function that runs a deed which may move the page, as leaving a field does. It runs the deed at once; while the button of
 * the mouse is down, it waits until the button is up. A browser sends no click where the pressed element has moved away by then.
 */
export function useAfterPress(): (deed: () => void) => void {
  const isDown = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const down = ({ button }: MouseEvent) => {
      isDown.current = button === 0
    }
    // The click follows, and its handlers find the page as the deeds leave it.
    const up = () => {
      isDown.current = false
      const deeds = waiting.current.splice(0)
      if (deeds.length === 0) return
      flushSync(() => {
        for (const deed of deeds) deed()
      })
    }
    window.addEventListener('mousedown', down, true)
    window.addEventListener('mouseup', up, true)
    window.addEventListener('dragend', up, true)
    return () => {
      window.removeEventListener('mousedown', down, true)
      window.removeEventListener('mouseup', up, true)
      window.removeEventListener('dragend', up, true)
    }
  }, [])

  return (deed) => {
    if (isDown.current) waiting.current.push(deed)
    else deed()
  }
}
