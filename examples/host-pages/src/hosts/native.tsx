import { useRef } from 'react'

import type { Host } from './Host.ts'

/** A modal `dialog` of the browser. */
export const NativeDialog: Host = ({ children }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Checkout
      </button>
      <dialog ref={dialog} aria-labelledby="order">
        <h2 id="order">Your order</h2>
        {children}
      </dialog>
    </>
  )
}

/** A popover of the browser, which closes at a press beside it. */
export const NativePopover: Host = ({ children }) => {
  const popover = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button" onClick={() => popover.current?.showPopover()}>
        Checkout
      </button>
      <div ref={popover} popover="auto" role="dialog" aria-labelledby="order">
        <h2 id="order">Your order</h2>
        {children}
      </div>
    </>
  )
}

/** A `dialog` that is not modal and closes at a press beside it. */
export const NativeOpenDialog: Host = ({ children }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" onClick={() => dialog.current?.show()}>
        Checkout
      </button>
      <dialog
        ref={(element) => {
          dialog.current = element
          // React does not know it yet.
          element?.setAttribute('closedby', 'any')
        }}
        aria-labelledby="order"
      >
        <h2 id="order">Your order</h2>
        {children}
      </dialog>
    </>
  )
}
