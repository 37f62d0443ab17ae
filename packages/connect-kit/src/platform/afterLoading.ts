/**
 * Starts something once its code has been loaded, unless it was stopped before. When the code cannot be loaded nothing
 * starts: for what is shown beside the essential, where “not known” is a fair answer.
 *
 * @param loading a dynamic import
 * @param start begins, and returns the way to stop
 * @returns the way to stop, whether or not it has begun
 */
export function afterLoading<module>(
  loading: Promise<module>,
  start: (module: module) => () => void,
): () => void {
  let stop: (() => void) | undefined
  let stopped = false
  loading.then(
    (module) => {
      if (!stopped) stop = start(module)
    },
    () => {},
  )
  return () => {
    stopped = true
    stop?.()
  }
}
