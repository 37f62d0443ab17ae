/** The numbers that a page needs before the visitor presses the button; the others are in `limits.ts`. */

/** Dialogs are sheets below this width (behaviour/numbers#compact). */
export const compactBelowWidth = 768
/** Characters at either end of a short address (behaviour/numbers#short-address). */
export const addressEnds = 4
/** A node is polled this often (behaviour/connection#defaults). */
export const pollingInterval = 4000
/** Calls are collected this long before they go out as one multicall (behaviour/connection#defaults). */
export const multicallWait = 32
/** An HTTP request to a node has this long (behaviour/connection#defaults). */
export const httpTimeout = 10_000
/** How long a wallet that was connected here before may keep the page waiting for it when the page loads. */
export const reconnectTimeout = 8000
/** A page lists this many announced wallets; a script that announces more gets no further. */
export const announcements = 200
/** What is kept of an announced name before it is read closely: no real name is longer. */
export const announcedNameLength = 100
/** How long a `data:` icon may be that a wallet announces, in characters (64 KiB). */
export const announcedIconLength = 65_536

/** A press beside a dialog that opened less than this ago is the second one of a double click. Milliseconds. */
export const doubleClickTime = 500
/** A host's server has this long to answer a step of the sign-in (behaviour/numbers#sign-in-timeout). */
export const signInTimeout = 30_000
