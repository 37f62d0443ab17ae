'use client'

import { type ReactNode, useMemo } from 'react'

import * as limits from '../limits.ts'
import { qrShapes, qrWaiting, quietZone } from './qrPath.ts'

export type QrCodeProps = {
  /** What the code says. Absent while that is being prepared: its place is drawn, and is not read out. So it is for more than a code holds. */
  text: string | undefined
  /** Read out instead of the picture. */
  alternative: string
  /** 382 in the wide dialog, 318 in the compact one, 268 for a download (behaviour/connect-modal#qr). */
  size: keyof typeof limits.qrSize
  /** Drawn in the middle: 72 wide, 60 compact. */
  logo?: ReactNode
}

/** What is too long for a code has none: whoever draws it has another way beside. */
function shapesOf(text: string, hole: number) {
  try {
    return qrShapes(text, hole)
  } catch {
    return qrWaiting(hole)
  }
}

/** What stays free around the logo at least, in CSS pixels. */
const logoMargin = 4

/**
 * A QR code: dark on white in every theme, with its quiet zone, because that is what cameras read.
 * Correction M allows for the hole in the middle.
 */
export function QrCode({ text, alternative, size, logo }: QrCodeProps) {
  const pixels = limits.qrSize[size]
  const logoSize = logo
    ? limits.qrLogo[size === 'compact' ? 'compact' : 'wide'] + logoMargin * 2
    : 0
  const {
    size: modules,
    marks,
    ...drawn
  } = useMemo(() => {
    const hole = logoSize / pixels
    return text === undefined ? qrWaiting(hole) : shapesOf(text, hole)
  }, [text, logoSize, pixels])
  const isWaiting = 'quarters' in drawn
  const side = modules + quietZone * 2
  return (
    <div className="ck-qr" data-size={size} data-waiting={isWaiting || undefined}>
      {/* Another picture, so that the code comes instead of changing. */}
      <svg
        key={String(isWaiting)}
        viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
        {...(isWaiting ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alternative })}
      >
        {isWaiting ? (
          drawn.quarters.map((path) => <path key={path} d={path} className="ck-qr-bars" />)
        ) : (
          <path d={drawn.bars} className="ck-qr-bars" />
        )}
        {marks.map(([x, y, turn]) => (
          <g key={turn} transform={`translate(${x + 3.5} ${y + 3.5}) rotate(${turn})`}>
            {/* A ring and an eye: each has a quarter disc at the corner of the code. */}
            <path
              d="M-3 0a3 3 0 0 1 3-3h2a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1z"
              className="ck-qr-bars"
            />
            <path d="M-1.5 0a1.5 1.5 0 0 1 1.5-1.5h1a.5.5 0 0 1 .5.5v2a.5.5 0 0 1-.5.5h-2a.5.5 0 0 1-.5-.5z" />
          </g>
        ))}
      </svg>
      {logo && <div className="ck-qr-logo">{logo}</div>}
    </div>
  )
}
