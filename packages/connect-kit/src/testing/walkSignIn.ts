import {
  initialSignInFlow,
  reduceSignInFlow,
  type SignInEvent,
  type SignInFlow,
} from '../sign-in/signInFlow.ts'

/** A sign-in to which all this has happened; each event answers the attempt of its moment. */
export function walkSignIn(...events: readonly SignInEvent['type'][]): SignInFlow {
  const account = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf 1'
  return events.reduce<SignInFlow>(
    (flow, type) =>
      reduceSignInFlow(flow, { type, attempt: flow.attempt, nonce: 'n0nce123', account }),
    initialSignInFlow,
  )
}
