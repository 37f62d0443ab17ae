import { Dialog } from '@base-ui/react/dialog'
import { Popover } from '@base-ui/react/popover'

import type { Host } from './Host.ts'

/** Base UI. */
export const BaseUi: Host = ({ children }) => (
  <Dialog.Root>
    <Dialog.Trigger>Checkout</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Backdrop style={{ position: 'fixed', inset: 0, background: '#0006' }} />
      <Dialog.Popup
        style={{ position: 'fixed', top: 80, left: 80, background: '#fff', padding: 24 }}
      >
        <Dialog.Title>Your order</Dialog.Title>
        {children}
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
)

/** Its popover. */
export const BaseUiPopover: Host = ({ children }) => (
  <Popover.Root>
    <Popover.Trigger>Checkout</Popover.Trigger>
    <Popover.Portal>
      <Popover.Positioner>
        <Popover.Popup style={{ background: '#fff', padding: 24 }}>
          <Popover.Title>Your order</Popover.Title>
          {children}
        </Popover.Popup>
      </Popover.Positioner>
    </Popover.Portal>
  </Popover.Root>
)
