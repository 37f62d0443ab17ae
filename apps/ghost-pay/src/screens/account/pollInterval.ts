/** How often something that is under way is asked about, in milliseconds. A hidden page does not ask. */
export const pollInterval = 4000

/** How often an account is asked about in which nothing happens, in milliseconds. */
export const idleInterval = 20_000

/** How long an account counts as busy after something has changed in it, in milliseconds. */
export const busyFor = 60_000
