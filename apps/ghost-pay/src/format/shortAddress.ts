/**
 * An address where there is no space for all of it: six digits of each end. Four are quickly imitated (only the connect
 * button shows four, behaviour/numbers#short-address), and even these are only shown where the whole address is near. A word joiner
 * keeps both ends in one line.
 */
export const shortAddress = (address: string): string =>
  `${address.slice(0, 8)}…\u2060${address.slice(-6)}`
