import {
  Dialog,
  DialogPanel,
  DialogTitle,
  Popover,
  PopoverButton,
  PopoverPanel,
} from '@headlessui/react'
import { useState } from 'react'

import type { Host } from './Host.ts'

/** Headless UI. */
export const HeadlessUi: Host = ({ children }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Checkout
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        style={{ position: 'relative', zIndex: 50 }}
      >
        <div style={{ position: 'fixed', inset: 0, background: '#0006' }} />
        <DialogPanel
          style={{ position: 'fixed', top: 80, left: 80, background: '#fff', padding: 24 }}
        >
          <DialogTitle>Your order</DialogTitle>
          {children}
        </DialogPanel>
      </Dialog>
    </>
  )
}

/** Its popover, which closes where the focus leaves it. */
export const HeadlessUiPopover: Host = ({ children }) => (
  <Popover>
    <PopoverButton>Checkout</PopoverButton>
    <PopoverPanel style={{ position: 'fixed', top: 80, left: 80, background: '#fff', padding: 24 }}>
      <h2>Your order</h2>
      {children}
    </PopoverPanel>
  </Popover>
)
