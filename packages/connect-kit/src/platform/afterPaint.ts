/**
 * Does what the next frame does not show, once that frame is drawn. A bundler's own code around a dynamic import takes time too, and
 * reads the page. A page that is not seen draws no frame, and waits until it is.
 *
 * @param work what the frame does not wait for
 * @returns a function that gives it up
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
