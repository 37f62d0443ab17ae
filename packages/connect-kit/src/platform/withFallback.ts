/**
 * An answer, or a fallback when it takes too long.
 *
 * @param timeout how long is waited, in milliseconds
 */
export function withFallback<value>(
  answer: Promise<value>,
  fallback: value,
  timeout: number,
): Promise<value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<value>((resolve) => {
    timer = setTimeout(() => resolve(fallback), timeout)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
