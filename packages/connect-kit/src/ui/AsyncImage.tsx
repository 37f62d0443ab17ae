'use client'

import { useEffect, useState } from 'react'

import { afterPaint } from '../platform/afterPaint.ts'

export type AsyncImageProps = {
  /** An address, or a function that loads one when the image is shown. */
  src: string | (() => Promise<string>) | undefined
  /** Width and height, in CSS pixels. */
  size: 16 | 20 | 24 | 28 | 32 | 36 | 48 | 56 | 60 | 64 | 72
  /** Drawn until the picture is there and where there is none. */
  letter?: string | undefined
  /** Behind the picture. */
  background?: string | undefined
  /** A circle, for chains and people. */
  round?: boolean | undefined
}

/** A wallet's or a chain's picture. It is decoration: its name stands beside it. Nothing jumps when it arrives. */
export function AsyncImage({ src, size, letter, background, round }: AsyncImageProps) {
  const address = useAddress(src)
  const [shown, setShown] = useState<string>()
  const visible = address !== undefined && shown === address

  return (
    <span
      ref={(element) => {
        if (background) element?.style.setProperty('--ck-image-background', background)
      }}
      className="ck-image"
      data-size={size}
      data-round={round || undefined}
      data-loaded={visible || undefined}
      aria-hidden="true"
    >
      {!visible && letter && <span className="ck-image-letter">{[...letter][0]}</span>}
      {address && (
        <img
          src={address}
          alt=""
          width={size}
          height={size}
          draggable={false}
          onLoad={() => setShown(address)}
        />
      )}
    </span>
  )
}

function useAddress(src: AsyncImageProps['src']): string | undefined {
  const [loaded, setLoaded] = useState<{ from: unknown; address: string }>()
  useEffect(() => {
    if (typeof src !== 'function') return
    let gone = false
    const giveUp = afterPaint(() => {
      src().then(
        (address) => {
          if (!gone) setLoaded({ from: src, address })
        },
        // The letter stays.
        () => {},
      )
    })
    return () => {
      gone = true
      giveUp()
    }
  }, [src])
  if (typeof src !== 'function') return src
  return loaded?.from === src ? loaded.address : undefined
}
