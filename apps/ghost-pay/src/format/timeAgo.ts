const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How long ago something was, short: `12 s`, `4 min`, `3 h`, `2 d`.
 *
 * @param time milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function timeAgo(time: number, now: number): string {
  const age = Math.max(0, now - time)
  if (age < 1000) return 'now'
  if (age < minute) return `${Math.floor(age / 1000)} s`
  if (age < hour) return `${Math.floor(age / minute)} min`
  if (age < 2 * day) return `${Math.floor(age / hour)} h`
  return `${Math.floor(age / day)} d`
}
