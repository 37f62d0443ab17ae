import { useMemo } from 'react'

import { qrPath, quietZone } from './qrPath.ts'

import './QrCode.css'

export type QrCodeProps = {
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
