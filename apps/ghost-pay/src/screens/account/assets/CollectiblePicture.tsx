import { type Address, concat, keccak256, numberToHex } from 'viem'

export type CollectiblePictureProps = { address: Address; number: bigint | undefined }

/** Cells of the drawing in a row. */
const cells = 4
const size = 20

/** A drawing in place of a picture, made from the collection and the number: no host is asked for it. */
export function CollectiblePicture({ address, number }: CollectiblePictureProps) {
  const hash = keccak256(concat([address, numberToHex(number ?? 0n, { size: 32 })])).slice(2)
  const side = cells * size
  return (
    <svg viewBox={`0 0 ${side} ${side}`} width={side} height={side} aria-hidden="true">
      {Array.from({ length: cells * cells }, (_, index) => {
        const digit = Number.parseInt(hash.slice(index * 2, index * 2 + 2), 16)
        const x = (index % cells) * size
        const y = Math.floor(index / cells) * size
        return (
          <path
            key={index}
            d={shapes[digit % shapes.length]}
            transform={`translate(${x} ${y}) rotate(${((digit >> 3) % 4) * 90} ${size / 2} ${size / 2})`}
            fill="currentColor"
            opacity={tones[(digit >> 5) % tones.length]}
          />
        )
      })}
    </svg>
  )
}

/** A quarter disc, a half, a triangle, a dot, nothing. */
const shapes = [
  'M0 0h20a20 20 0 0 1-20 20z',
  'M0 0h20v10H0z',
  'M0 0h20L0 20z',
  'M10 4a6 6 0 1 0 0 12a6 6 0 0 0 0-12z',
  'M0 0h20v20H0z',
  '',
] as const

const tones = [0.85, 0.55, 0.35, 0.2] as const
