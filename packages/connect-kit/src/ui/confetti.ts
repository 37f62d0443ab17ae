import { wantsMotion } from './motion.ts'

/** How long a pointer rests on an icon before it counts as meant, in milliseconds. Passing over is shorter. */
const restTime = 150

/**
 * A few particles out of an element's icon; none where the visitor asked for less motion. Drawn in a layer of its own that
 * takes no presses, and gone after a second.
 *
 * @param atMost how many may fly at a time (behaviour/connect-modal#confetti)
 */
function confetti(from: Element, atMost: number): void {
  if (!wantsMotion()) return
  const icon = from.querySelector('.ck-image') ?? from
  const flying = document.querySelectorAll('.ck-confetti > *').length
  const count = Math.min(12, atMost - flying)
  if (count <= 0) return

  const { x, y } = icon.getBoundingClientRect()
  const layer = document.createElement('div')
  layer.className = 'ck-confetti'
  layer.setAttribute('aria-hidden', 'true')
  ;(from.closest('.ck-layer') ?? document.body).append(layer)
  const falls = Array.from({ length: count }, () => {
    const particle = icon.cloneNode(true) as Element
    layer.append(particle)
    const aside = (Math.random() - 0.5) * 260
    const up = 60 + Math.random() * 160
    return particle.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 1 },
        {
          transform: `translate(${x + aside * 0.7}px, ${y - up}px) rotate(${aside}deg) scale(0.6)`,
          opacity: 1,
          offset: 0.4,
        },
        {
          transform: `translate(${x + aside}px, ${y + 320}px) rotate(${aside * 2}deg) scale(0.5)`,
          opacity: 0,
        },
      ],
      { duration: 900 + Math.random() * 300, easing: 'cubic-bezier(.2,.7,.6,1)', fill: 'both' },
    ).finished
  })
  void Promise.allSettled(falls).then(() => layer.remove())
}

/**
 * Confetti out of the icon of a listed wallet that is pressed, or on which a pointer comes to rest, once for each visit. A finger
 * does not rest: it presses.
 *
 * @param atMost how many particles may fly at a time
 * @returns a function that stops watching
 */
export function watchConfetti(atMost: number): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined
  let over: Element | null = null
  function onPointerOver({ target, pointerType }: PointerEvent) {
    const icon = pointerType === 'touch' ? null : closest(target, '[data-ck-row] .ck-image')
    if (icon === over) return
    over = icon
    clearTimeout(rest)
    if (icon) rest = setTimeout(confetti, restTime, icon, atMost)
  }
  function onClick({ target }: MouseEvent) {
    const row = closest(target, '[data-ck-row]:not([aria-disabled])')
    if (row) confetti(row, atMost)
  }
  document.addEventListener('pointerover', onPointerOver)
  // Before the press takes the list away.
  document.addEventListener('click', onClick, true)
  return () => {
    clearTimeout(rest)
    document.removeEventListener('pointerover', onPointerOver)
    document.removeEventListener('click', onClick, true)
  }
}

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null
