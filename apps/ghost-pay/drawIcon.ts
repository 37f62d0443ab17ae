import { crc32, deflateSync } from 'node:zlib'

/** One icon of the installed app. */
export type AppIcon = {
  fileName: string
  /** Pixels of a side. */
  size: number
  /** Fills its square, for a system that cuts it to a shape of its own; the ghost is in the middle that no shape cuts. */
  isMaskable: boolean
}

/** What the manifest names. */
export const icons: readonly AppIcon[] = [
  { fileName: 'icon-192.png', size: 192, isMaskable: false },
  { fileName: 'icon-512.png', size: 512, isMaskable: false },
  { fileName: 'icon-maskable.png', size: 512, isMaskable: true },
]

type Colour = readonly [red: number, green: number, blue: number]

/** The colours of favicon.svg. */
const ground: Colour = [0x0b, 0x6b, 0x7a]
const ghost: Colour = [0xff, 0xff, 0xff]

/** Samples of a pixel's side: edges are smooth. */
const samples = 4

/** Draws the app's icon as a PNG: the ghost of `GhostMark` on the ground of the favicon. The same bytes every time. */
export function drawIcon({ size, isMaskable }: AppIcon): Uint8Array {
  const rows = Buffer.alloc(size * (size * 4 + 1))
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      let onGround = 0
      let onGhost = 0
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const u = (x + ((sample % samples) + 0.5) / samples) / size
        const v = (y + (Math.floor(sample / samples) + 0.5) / samples) / size
        if (!isMaskable && !isInRounded(u, v)) continue
        onGround += 1
        if (isInGhost(u, v)) onGhost += 1
      }
      const at = y * (size * 4 + 1) + 1 + x * 4
      const share = onGround === 0 ? 0 : onGhost / onGround
      for (const channel of [0, 1, 2] as const) {
        rows[at + channel] = Math.round(ground[channel] * (1 - share) + ghost[channel] * share)
      }
      rows[at + 3] = Math.round((255 * onGround) / (samples * samples))
    }
  }
  return toPng(size, rows)
}

/** Within the unit square, its corners as round as the favicon's. */
function isInRounded(u: number, v: number): boolean {
  const radius = 7 / 32
  const x = Math.max(radius - u, u - (1 - radius), 0)
  const y = Math.max(radius - v, v - (1 - radius), 0)
  return x * x + y * y <= radius * radius
}

/** Within the ghost of `GhostMark` (22 × 24), drawn into the middle of the unit square. */
function isInGhost(u: number, v: number): boolean {
  const scale = 24 / 0.56
  const x = (u - 0.5) * scale + 11
  const y = (v - 0.5) * scale + 12
  const isIn = (cx: number, cy: number, radius: number) =>
    (x - cx) ** 2 + (y - cy) ** 2 <= radius * radius
  const isInBody = isIn(11, 11, 11) || (y >= 11 && y <= 24 && x >= 0 && x <= 22)
  const isInHem = [3.67, 11, 18.33].some((cx) => isIn(cx, 24, 3.67))
  const isInEye = [7.4, 14.6].some(
    (cx) =>
      isIn(cx, 9.6, 1.4) || isIn(cx, 12.2, 1.4) || (Math.abs(x - cx) <= 1.4 && y > 9.6 && y < 12.2),
  )
  return isInBody && !isInHem && !isInEye
}

/** Rows of RGBA, each after a byte for its filter (none), as a PNG (ISO/IEC 15948). */
function toPng(size: number, rows: Buffer): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // Eight bits, colour with transparency.
  header.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunkOf('IHDR', header),
    chunkOf('IDAT', deflateSync(rows, { level: 9 })),
    chunkOf('IEND', Buffer.alloc(0)),
  ])
}

function chunkOf(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
