import type { ConnectFlow, ConnectStep } from '../connect-modal/connectFlow.ts'

/** A visit of the connect dialog that has come from the list to this step. */
export const atStep = (step: ConnectStep): ConnectFlow => [{ name: 'none' }, step]
