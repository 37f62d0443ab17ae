import type { ConnectionStatus } from '../connection/connectionStatus.ts'
import type { Modal, ModalUnavailableReason } from '../context/ModalsContext.ts'

/** What decides whether a dialog may open. */
export type ModalFacts = {
  status: ConnectionStatus
  /** The wallet is on a chain that the host knows. */
  chainSupported: boolean
}

/** What happened: a dialog was opened or closed, or the connection changed. */
export type ModalEvent =
  | { type: 'opened'; modal: Modal; facts: ModalFacts }
  | { type: 'closed' }
  | { type: 'statusChanged'; from: ConnectionStatus; to: ConnectionStatus }

/**
 * Why a dialog cannot open now, or nothing when it can (behaviour/connect-modal#opens).
 */
export function whyClosed(
  modal: Modal,
  { status, chainSupported }: ModalFacts,
): Exclude<ModalUnavailableReason, 'no-provider'> | undefined {
  if (status === 'loading') return 'loading'
  if (modal === 'connect') return status === 'connected' ? 'connected' : undefined
  if (status !== 'connected') return 'disconnected'
  return modal === 'account' && !chainSupported ? 'unsupported-chain' : undefined
}

/**
 * Which dialog is open; the sign-in is the connect dialog of a visitor who is connected and not yet verified. Every dialog closes on connect and on disconnect; the connect dialog waits for a pending sign-in
 * (behaviour/connect-modal#closes).
 */
export function reduceModals(open: Modal | null, event: ModalEvent): Modal | null {
  switch (event.type) {
    case 'opened':
      return whyClosed(event.modal, event.facts) ? open : event.modal
    case 'closed':
      return null
    case 'statusChanged':
      if (event.from === event.to) return open
      // The connect dialog waits for what the sign-in says of a connection, and turns into it.
      // While the visitor is connected it is not open.
      if (event.to === 'loading' || event.to === 'unauthenticated')
        return open === 'connect' ? open : null
      return null
  }
}
