import { Drawer } from 'vaul'

import type { Host } from './Host.ts'

/** A drawer of vaul. */
export const Vaul: Host = ({ children }) => (
  <Drawer.Root>
    <Drawer.Trigger>Checkout</Drawer.Trigger>
    <Drawer.Portal>
      <Drawer.Overlay style={{ position: 'fixed', inset: 0, background: '#0006' }} />
      <Drawer.Content
        aria-describedby={undefined}
        style={{ position: 'fixed', bottom: 0, left: 0, right: 0, background: '#fff', padding: 24 }}
      >
        <Drawer.Title>Your order</Drawer.Title>
        {children}
      </Drawer.Content>
    </Drawer.Portal>
  </Drawer.Root>
)
