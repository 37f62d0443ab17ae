import { Drawer, MantineProvider, Modal, Popover } from '@mantine/core'
import { useState } from 'react'

import type { Host } from './Host.ts'

import '@mantine/core/styles.css'

/** Mantine. */
export const Mantine: Host = ({ children }) => {
  const [open, setOpen] = useState(false)
  return (
    <MantineProvider>
      <button type="button" onClick={() => setOpen(true)}>
        Checkout
      </button>
      <Modal opened={open} onClose={() => setOpen(false)} title="Your order">
        {children}
      </Modal>
    </MantineProvider>
  )
}

/** Its drawer. */
export const MantineDrawer: Host = ({ children }) => {
  const [open, setOpen] = useState(false)
  return (
    <MantineProvider>
      <button type="button" onClick={() => setOpen(true)}>
        Checkout
      </button>
      <Drawer opened={open} onClose={() => setOpen(false)} title="Your order">
        {children}
      </Drawer>
    </MantineProvider>
  )
}

/** Its popover. */
export const MantinePopover: Host = ({ children }) => (
  <MantineProvider>
    <Popover trapFocus>
      <Popover.Target>
        <button type="button">Checkout</button>
      </Popover.Target>
      <Popover.Dropdown>
        <h2>Your order</h2>
        {children}
      </Popover.Dropdown>
    </Popover>
  </MantineProvider>
)
