import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Drawer from '@mui/material/Drawer'
import Popover from '@mui/material/Popover'
import { useState } from 'react'

import type { Host } from './Host.ts'

/** Material UI. */
export const Mui: Host = ({ children }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Checkout
      </button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Your order</DialogTitle>
        <DialogContent>{children}</DialogContent>
      </Dialog>
    </>
  )
}

/** Its drawer. */
export const MuiDrawer: Host = ({ children }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Checkout
      </button>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <h2>Your order</h2>
        {children}
      </Drawer>
    </>
  )
}

/** Its popover. */
export const MuiPopover: Host = ({ children }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Checkout
      </button>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <h2>Your order</h2>
        {children}
      </Popover>
    </>
  )
}
