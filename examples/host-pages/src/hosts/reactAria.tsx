import {
  Button,
  Dialog,
  DialogTrigger,
  Heading,
  Modal,
  ModalOverlay,
  Popover,
} from 'react-aria-components'

import type { Host } from './Host.ts'

/** React Aria Components. */
export const ReactAria: Host = ({ children }) => (
  <DialogTrigger>
    <Button>Checkout</Button>
    <ModalOverlay isDismissable style={{ position: 'fixed', inset: 0, background: '#0006' }}>
      <Modal style={{ position: 'fixed', top: 80, left: 80, background: '#fff', padding: 24 }}>
        <Dialog>
          <Heading slot="title">Your order</Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  </DialogTrigger>
)

/** Their popover. */
export const ReactAriaPopover: Host = ({ children }) => (
  <DialogTrigger>
    <Button>Checkout</Button>
    <Popover style={{ background: '#fff', padding: 24 }}>
      <Dialog>
        <Heading slot="title">Your order</Heading>
        {children}
      </Dialog>
    </Popover>
  </DialogTrigger>
)
