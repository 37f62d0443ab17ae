'use client'

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

import { useKit } from '../context/KitContext.ts'
import { useRootProps } from '../context/useRootProps.ts'
import { useText } from '../context/useText.ts'
import * as limits from '../limits.ts'
import { useLatest } from '../platform/useLatest.ts'
import { CloseIcon } from './icons.tsx'
import { motionOf } from './motion.ts'
import { focusedElement } from './page.ts'
import { openPlace, watchHome } from './place.ts'
import { StatusMark } from './StatusMark.tsx'
import { isLasting, type Toast } from './toastList.ts'
import { lift } from './topLayer.ts'
import { usePlace } from './usePlace.ts'

export type ToastsViewProps = {
  /** The latest last. */
  toasts: readonly Toast[]
  onClose: (toast: Toast) => void
}

/**
 * Short messages in a corner, above everything of the page (behaviour/toasts#focus). They never take the focus and are read out by `announce`,
 * not from here.
 */
export function ToastsView({ toasts, onClose }: ToastsViewProps) {
  // In the host's dialog while one is open; drawn anew there when that opens, and beside the page when it closes.
  const [homes, setHomes] = useState(0)
  if (toasts.length === 0) return null
  return (
    <Stack
      key={homes}
      toasts={toasts}
      onClose={onClose}
      onMove={() => setHomes((count) => count + 1)}
    />
  )
}

function Stack({ toasts, onClose, onMove }: ToastsViewProps & { onMove: () => void }) {
  const text = useText()
  const rootProps = useRootProps()
  const layer = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<EventTarget>(null)
  // A message that is taken away from under the pointer says no more that the pointer leaves.
  const [pointed, setPointed] = useState<string>()
  const isPointed = toasts.some(({ id }) => id === pointed)
  const [isFocused, setFocused] = useState(false)
  const isHidden = useSyncExternalStore(watchVisibility, () => document.hidden)
  const place = usePlace()
  const latest = useLatest(onMove)
  useEffect(() => watchHome(place, () => latest.current()), [place, latest])
  // Above what the page has opened since, unless the visitor is in it.
  useLayoutEffect(() => {
    if (!layer.current || layer.current.contains(focusedElement())) return
    lift(layer.current)
    // The message with the focus has left for a newer one.
    if (isFocused) layer.current.querySelector('button')?.focus({ preventScroll: true })
  }, [toasts, isFocused])
  const { root } = useKit()
  useEffect(() => {
    const look = () => {
      if (openPlace(root) !== place) latest.current()
    }
    look()
    // That of a dialog and of a popover, which does not bubble.
    document.addEventListener('toggle', look, true)
    return () => document.removeEventListener('toggle', look, true)
  }, [toasts, root, place, latest])

  /** The focus goes to the message beside the one that is closed, or back to the page. */
  function giveFocusOn(closed: HTMLElement) {
    if (!closed.contains(focusedElement())) return
    const beside = closed.previousElementSibling ?? closed.nextElementSibling
    const next = beside?.querySelector('button') ?? cameFrom.current
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }

  return createPortal(
    <div
      ref={layer}
      className="ck-root ck-toasts"
      role="region"
      data-ck-keep=""
      {...rootProps}
      onPointerLeave={() => setPointed(undefined)}
      onFocus={({ target, relatedTarget }) => {
        // A press leaves the focus as well, and the toasts may go.
        setFocused(target.matches(':focus-visible'))
        const isNew = !isFocused && !layer.current?.contains(relatedTarget)
        if (isNew) cameFrom.current = relatedTarget
      }}
      onBlur={({ relatedTarget }) =>
        setFocused((was) => was && (layer.current?.contains(relatedTarget) ?? false))
      }
    >
      <ul aria-label={text('toasts.list')}>
        {toasts.map((toast) => (
          <Message
            key={toast.id}
            toast={toast}
            stays={isPointed || isFocused || isHidden || isLasting(toast)}
            onPoint={() => setPointed(toast.id)}
            onLeave={giveFocusOn}
            onClose={() => onClose(toast)}
          />
        ))}
      </ul>
    </div>,
    place,
  )
}

type MessageProps = {
  toast: Toast
  /** It is not closed by the time. */
  stays: boolean
  /** The pointer is on it. */
  onPoint: () => void
  /** It is about to be closed. */
  onLeave: (message: HTMLElement) => void
  onClose: () => void
}

function Message({ toast, stays, onPoint, onLeave, onClose }: MessageProps) {
  const text = useText()
  const row = useRef<HTMLLIElement>(null)
  const leaving = useRef<Animation>(undefined)
  const close = () => {
    if (!row.current || leaving.current) return
    onLeave(row.current)
    const exit = motionOf(row.current, '--ck-exit')
    if (!exit) return onClose()
    const away = { opacity: 0, scale: 0.98 }
    leaving.current = row.current.animate(away, { ...exit, fill: 'forwards' })
    leaving.current.finished.then(onClose, () => {})
  }
  // A later message that takes the place of one that is leaving stays.
  useLayoutEffect(
    () => () => {
      leaving.current?.cancel()
      leaving.current = undefined
    },
    [toast],
  )
  const latest = useLatest(close)
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => latest.current(), limits.toastFor)
    return () => clearTimeout(timer)
  }, [toast, stays, latest])
  useLayoutEffect(() => {
    const enter = row.current && motionOf(row.current, '--ck-enter')
    if (enter) row.current?.animate({ opacity: [0, 1], translate: ['0 8px', '0 0'] }, enter)
  }, [])
  return (
    <li
      ref={row}
      className="ck-toast"
      onPointerOver={onPoint}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <StatusMark mark={toast.mark} />
      <div className="ck-toast-words">
        {/* What the host says of a transaction goes its own way. */}
        <p className="ck-toast-title" dir={toast.text && 'auto'}>
          {toast.title}
        </p>
        {toast.text && (
          <p className="ck-transaction-status" data-status={toast.mark}>
            {toast.text}
          </p>
        )}
      </div>
      <button
        type="button"
        className="ck-icon-button"
        aria-label={`${text('dialog.close')}: ${toast.title}`}
        onClick={close}
      >
        <CloseIcon />
      </button>
    </li>
  )
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
