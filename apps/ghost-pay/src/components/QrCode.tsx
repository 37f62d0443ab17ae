import { correction, generate } from 'lean-qr/nano'
import { useMemo } from 'react'

import './QrCode.css'

type QrCodeProps = {
  /** What the code says. */
  text: string
  /** Read out instead of the picture. */
  alternative: string
}

/** A QR code: dark on white in every theme, with its quiet zone, because that is what cameras read. */
export function QrCode({ text, alternative }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  const side = size + quietZone * 2
  return (
    <svg
      className="gp-qr"
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      role="img"
      aria-label={alternative}
      data-text={text}
    >
      <path d={path} />
    </svg>
  )
}

/** The light border that cameras need around a code, in modules (ISO/IEC 18004). */
const quietZone = 4

/** A code as one path on a grid: dark modules, runs of a row as one bar. */
type QrShape = { size: number; path: string }

/**
 * Encodes a text with the least error correction: it is read from a screen, and larger modules help more.
 *
 * @throws Error when the text is longer than a code holds (2953 bytes)
 */
function qrPath(text: string): QrShape {
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
