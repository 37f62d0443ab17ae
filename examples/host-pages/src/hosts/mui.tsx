import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
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
