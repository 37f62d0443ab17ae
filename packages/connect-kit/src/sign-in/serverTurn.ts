/**
 * The calls that change whose session there is: they end one after another, so that a check or a sign-out of before ends no session
 * that was begun after it.
 */
export type ServerTurn = {
  /** Resolves once nothing is held. */
  free: () => Promise<void>
  /** Holds back whoever waits for `free` until this has ended, well or not. */
  hold: (call: Promise<unknown>) => void
}

/** Each call that is held has an end of its own: `askServer` gives it one. */
export function createServerTurn(): ServerTurn {
  let held: Promise<unknown> = Promise.resolve()
  return {
    async free() {
      let ended
      do {
        ended = held
        await ended
      } while (ended !== held)
    },
    hold(call) {
      held = Promise.allSettled([held, call])
    },
  }
}
