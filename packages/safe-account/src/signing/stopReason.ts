/** Why an attempt is aborted that the person does not wait for any longer. */
export const stopReason = new Error('Nobody waits any longer.')

/** Settles when nobody waits any longer: the turn of this tab ends with it, as the wallet may never answer. */
export const whenStopped = (signal: AbortSignal): Promise<void> =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      if (signal.reason === stopReason) resolve()
    })
  })
