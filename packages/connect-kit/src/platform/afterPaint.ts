/**
 * Does what the next frame does not show, once that frame is drawn. A bundler's own code around a dynamic import takes time too, and
 * reads the page. A page that is not seen draws no frame, and waits until it is.
 *
 * @param work what the frame does not wait for
 * @param frames how many of them: two for what nobody sees, so that what comes into the dialog comes before it
 * @returns a function that gives it up
 */
export function afterPaint(work: () => void, frames = 1): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = requestAnimationFrame(function drawn() {
    frames -= 1
    if (frames > 0) frame = requestAnimationFrame(drawn)
    else timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
