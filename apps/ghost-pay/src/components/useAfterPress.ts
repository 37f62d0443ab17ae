import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Gives a function that runs a action which may move the page, as leaving a field does. It runs the action at once; while the button of
 * the mouse is down, it waits until the button is up. A browser sends no click where the pressed element has moved away by then.
 */
export function useAfterPress(): (action: () => void) => void {
  const isDown = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const down = ({ button }: MouseEvent) => {
      isDown.current = button === 0
    }
    // The click follows, and its handlers find the page as the actions leave it.
    const up = () => {
      isDown.current = false
      const actions = waiting.current.splice(0)
      if (actions.length === 0) return
      flushSync(() => {
        for (const action of actions) action()
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

  return (action) => {
    if (isDown.current) waiting.current.push(action)
    else action()
  }
}
