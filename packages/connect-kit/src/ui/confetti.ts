import { limits } from '../limits.ts'

/**
 * A few particles out of an element's icon, at most 35 at a time (specification, section 9); none where the visitor asked
 * for less motion. Drawn in a layer of its own that takes no presses, and gone after a second.
 */
export function confetti(from: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const icon = from.querySelector('.ck-image') ?? from
  const flying = document.querySelectorAll('.ck-confetti > *').length
  const count = Math.min(12, limits.confettiParticles - flying)
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
