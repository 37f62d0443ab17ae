import { limits } from '../limits.ts'

/**
 * A few particles out of an element, at most 35 (specification, section 9); none where the visitor asked for less motion.
 * Drawn in a layer of its own that takes no presses, and gone after a second.
 */
export function confetti(from: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const icon = from.querySelector('.ck-image') ?? from
  const { x, y, width, height } = icon.getBoundingClientRect()
  const layer = document.createElement('div')
  layer.className = 'ck-confetti'
  layer.setAttribute('aria-hidden', 'true')
  const room = limits.confettiParticles - document.querySelectorAll('.ck-confetti > *').length
  const falls = Array.from({ length: Math.min(12, Math.max(0, room)) }, () => {
    const particle = icon.cloneNode(true) as Element
    layer.append(particle)
    const [dx, dy] = [(Math.random() - 0.5) * 260, -60 - Math.random() * 160]
    return particle.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 1 },
        {
          transform: `translate(${x + dx * 0.7}px, ${y + dy}px) rotate(${dx}deg) scale(0.6)`,
          opacity: 1,
          offset: 0.4,
        },
        {
          transform: `translate(${x + dx}px, ${y + 320}px) rotate(${dx * 2}deg) scale(0.5)`,
          opacity: 0,
        },
      ],
      { duration: 900 + Math.random() * 300, easing: 'cubic-bezier(.2,.7,.6,1)', fill: 'both' },
    ).finished
  })
  if (width === 0 || height === 0 || falls.length === 0) return
  ;(from.closest('.ck-layer') ?? document.body).append(layer)
  void Promise.allSettled(falls).then(() => layer.remove())
}
