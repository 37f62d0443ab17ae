'use client'

import { type ReactNode, useMemo } from 'react'

import * as limits from '../limits.ts'
import { qrShapes, quietZone } from './qrPath.ts'

export type QrCodeProps = {
  /** What the code says. */
  text: string
  /** Read out instead of the picture. */
  alternative: string
  /** 382 in the wide dialog, 318 in the compact one, 268 for a download (behaviour/connect-modal#qr). */
  size: keyof typeof limits.qrSize
  /** Drawn in the middle: 72 wide, 60 compact. */
  logo?: ReactNode
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
    bars,
    marks,
    size: modules,
  } = useMemo(() => qrShapes(text, logoSize / pixels), [text, logoSize, pixels])
  const side = modules + quietZone * 2
  return (
    <div className="ck-qr" data-size={size}>
      <svg
        viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
        role="img"
        aria-label={alternative}
      >
        <path d={bars} stroke="#14151a" strokeWidth="0.9" strokeLinecap="round" fill="none" />
        {marks.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} fill="#14151a">
            <path
              fillRule="evenodd"
              d="M2 0h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2zM2 1a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-3a1 1 0 0 0-1-1z"
            />
            <rect x="2" y="2" width="3" height="3" rx="0.9" />
          </g>
        ))}
      </svg>
      {logo && <div className="ck-qr-logo">{logo}</div>}
    </div>
  )
}
