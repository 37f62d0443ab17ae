import { correction, generate } from 'lean-qr/nano'

/** The light border that cameras need around a code, in modules (ISO/IEC 18004). */
export const quietZone = 4

/** A code as one path on a grid: dark modules, runs of a row as one bar. */
export type QrShape = { size: number; path: string }

/**
 * Encodes a text with the least error correction: it is read from a screen, and larger modules help more.
 *
 * @throws Error when the text is longer than a code holds (2953 bytes)
 */
export function qrPath(text: string): QrShape {
  const code = generate(text, { minCorrectionLevel: correction.L })
  const { size } = code
  let path = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!code.get(x, y)) continue
      let end = x
      while (end + 1 < size && code.get(end + 1, y)) end++
      path += `M${x} ${y}h${end + 1 - x}v1H${x}z`
      x = end
    }
  }
  return { size, path }
}
