/**
 * An answer, or another in its place when it takes too long. What comes later is dropped.
 *
 * @param timeout how long is waited, in milliseconds
 * @param late gives the other answer, or throws
 */
export function withTimeout<answer, other>(
  work: Promise<answer>,
  timeout: number,
  late: () => other,
): Promise<answer | other> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeout)
  }).then(late)
  return Promise.race([work, over]).finally(() => clearTimeout(timer))
}
