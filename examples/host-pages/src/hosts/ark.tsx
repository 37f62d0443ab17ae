import { Dialog } from '@ark-ui/react/dialog'
import { Popover } from '@ark-ui/react/popover'

import type { Host } from './Host.ts'

/** Ark UI, as Chakra UI uses it. */
export const Ark: Host = ({ children }) => (
  <Dialog.Root>
    <Dialog.Trigger>Checkout</Dialog.Trigger>
    <Dialog.Backdrop style={{ position: 'fixed', inset: 0, background: '#0006' }} />
    <Dialog.Positioner style={{ position: 'fixed', top: 80, left: 80 }}>
      <Dialog.Content style={{ background: '#fff', padding: 24 }}>
        <Dialog.Title>Your order</Dialog.Title>
        {children}
      </Dialog.Content>
    </Dialog.Positioner>
  </Dialog.Root>
)

/** Its popover. */
export const ArkPopover: Host = ({ children }) => (
  <Popover.Root>
    <Popover.Trigger>Checkout</Popover.Trigger>
    <Popover.Positioner>
      <Popover.Content style={{ background: '#fff', padding: 24 }}>
        <Popover.Title>Your order</Popover.Title>
        {children}
      </Popover.Content>
    </Popover.Positioner>
  </Popover.Root>
)
