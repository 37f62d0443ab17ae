/** How often an open account is asked about, in milliseconds. A hidden page does not ask. */
export const pollInterval = 4000
