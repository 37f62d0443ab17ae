/** After this a new message is written: a region that has just come into the page is not listened to yet. Milliseconds. */
const settleTime = 100

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Says something to a screen reader, politely. It is written into a live region that is there already: the one of the dialog
 * that is open, otherwise the page's. What is said next replaces what has not been said yet.
 */
export function announce(message: string): void {
  clearTimeout(timer)
  // Another document may be there when the message is due: it is for this one.
  const page = document
  timer = setTimeout(() => {
    const region = [...page.querySelectorAll(`[${liveRegion}]`)].at(-1)
    if (!region) return
    // The same words once more are a change only if something changes.
    region.textContent = region.textContent === message ? `${message}\u00a0` : message
  }, settleTime)
}

/** Marks a live region. */
export const liveRegion = 'data-ck-live'
