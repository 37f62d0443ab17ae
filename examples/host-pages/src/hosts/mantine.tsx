import { MantineProvider, Modal } from '@mantine/core'
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
