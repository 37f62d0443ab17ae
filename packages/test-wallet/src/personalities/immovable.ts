import type { Personality } from '../Personality.ts'

/** Cannot switch or add chains by request (4200): its user has to do it in the wallet. */
export function immovable(): Personality {
  return {
    name: 'immovable',
    decide: ({ kind }) =>
      kind === 'switchChain' || kind === 'addChain'
        ? { answer: 'reject', code: 4200, message: 'This wallet cannot change the network.' }
        : { answer: 'approve' },
  }
}
