/**
 * An answer, or an error when it takes too long. An answer that comes later is dropped.
 *
 * @param timeout how long is waited, in milliseconds
 * @param late the error
 */
export function withTimeout<answer>(
  work: Promise<answer>,
  timeout: number,
  late: () => Error,
): Promise<answer> {
  let timer: ReturnType<typeof setTimeout>
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), timeout)
  })
  work.catch(() => {})
  return Promise.race([work, over]).finally(() => clearTimeout(timer))
}
