import * as Dialog from '@radix-ui/react-dialog'

import type { Host } from './Host.ts'

/** Radix UI, as shadcn/ui uses it. */
export const Radix: Host = ({ children }) => (
  <Dialog.Root>
    <Dialog.Trigger>Checkout</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Overlay style={{ position: 'fixed', inset: 0, zIndex: 50, background: '#0006' }} />
      <Dialog.Content
        aria-describedby={undefined}
        style={{
          position: 'fixed',
          top: 80,
          left: 80,
          zIndex: 50,
          background: '#fff',
          padding: 24,
        }}
      >
        <Dialog.Title>Your order</Dialog.Title>
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
)

/** The same with the overlay around the content. */
export const RadixInOverlay: Host = ({ children }) => (
  <Dialog.Root>
    <Dialog.Trigger>Checkout</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Overlay style={{ position: 'fixed', inset: 0, zIndex: 50, overflow: 'auto' }}>
        <Dialog.Content aria-describedby={undefined} style={{ background: '#fff', padding: 24 }}>
          <Dialog.Title>Your order</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Overlay>
    </Dialog.Portal>
  </Dialog.Root>
)

/** The same without a claim on the rest of the page. */
export const RadixNotModal: Host = ({ children }) => (
  <Dialog.Root modal={false}>
    <Dialog.Trigger>Checkout</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Content
        aria-describedby={undefined}
        style={{
          position: 'fixed',
          top: 80,
          left: 80,
          zIndex: 50,
          background: '#fff',
          padding: 24,
        }}
      >
        <Dialog.Title>Your order</Dialog.Title>
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
)
