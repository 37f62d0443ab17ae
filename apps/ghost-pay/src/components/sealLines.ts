import type { Hash } from 'viem'

/** The side of the square in which a seal is drawn. */
export const sealSize = 120

const center = sealSize / 2
const ringRadius = 55
/** A gap between two arcs of the ring, in degrees. */
const gap = 5
const lineCount = 8
/** How many points a line has: at this size its corners are not seen. */
const points = 216
const full = 2 * Math.PI

/**
 * The woven lines of a seal: closed curves around its middle, which all have the symmetry that the hash gives them. Each of the 32
 * bytes bends a line of its own, so another hash is another seal.
 *
 * @param hash of the transaction
 * @returns SVG path data, from the inner line to the outer one
 */
export function sealLines(hash: Hash): readonly string[] {
  const bytes = Array.from({ length: 32 }, (_, index) =>
    Number.parseInt(hash.slice(2 + index * 2, 4 + index * 2), 16),
  )
  const byte = (index: number) => (bytes[index] ?? 0) / 255
  const symmetry = 7 + ((bytes[0] ?? 0) % 8)
  return Array.from({ length: lineCount }, (_, line) => {
    const [reach, bend, turn, twist] = [0, 1, 2, 3].map((part) => byte(line * 4 + part)) as [
      number,
      number,
      number,
      number,
    ]
    const radius = 15 + line * 3.4 + reach * 2
    const depth = 4 + bend * 6
    const start = turn * full
    const inner = twist * full
    return closedPath((angle) => {
      const wave =
        depth * Math.cos(symmetry * angle + start) +
        depth * 0.4 * Math.cos(symmetry * 2 * angle + inner)
      return Math.min(47, Math.max(5, radius + wave))
    })
  })
}

function closedPath(radiusAt: (angle: number) => number): string {
  const steps = Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * full
    return pointAt(angle, radiusAt(angle))
  })
  return `M${steps.join(' ')}z`
}

/**
 * The arcs of the ring around a seal, one for each check, clockwise from the top.
 *
 * @param count how many checks there are
 */
export const sealArcs = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const degrees = 360 / count
    const [from, to] = [index * degrees + gap / 2, (index + 1) * degrees - gap / 2].map(
      (angle) => ((angle - 90) / 360) * full,
    ) as [number, number]
    const isLarge = degrees - gap > 180 ? 1 : 0
    return `M${pointAt(from, ringRadius)}A${ringRadius} ${ringRadius} 0 ${isLarge} 1 ${pointAt(to, ringRadius)}`
  })

function pointAt(angle: number, radius: number): string {
  const x = center + radius * Math.cos(angle)
  const y = center + radius * Math.sin(angle)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
