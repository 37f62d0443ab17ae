'use client'

import { useState } from 'react'

import { useKit } from '../context/KitContext.ts'
import { drawTiles } from '../format/drawTiles.ts'
import { avatarShapes } from './avatarShapes.ts'
import { Slot } from './Slot.tsx'

export type AvatarImageProps = {
  address: `0x${string}`
  /** The picture that the address's ENS name names, if any. */
  ensImage?: string | null | undefined
  /** Width and height, in CSS pixels. */
  size: 20 | 24 | 28 | 56 | 72
}

/** The face of an account: the host's avatar, the ENS picture, or shapes made from the address. */
export function Avatar({ address, ensImage, size }: AvatarImageProps) {
  const { avatar: HostAvatar } = useKit()
  const [broken, setBroken] = useState<string>()
  const picture = ensImage && ensImage !== broken ? ensImage : null
  return (
    <span className="ck-avatar" data-size={size} aria-hidden="true">
      {HostAvatar ? (
        <Slot>
          <HostAvatar address={address} ensImage={picture} size={size} />
        </Slot>
      ) : picture ? (
        <img src={picture} alt="" width={size} height={size} onError={() => setBroken(picture)} />
      ) : (
        <Shapes address={address} />
      )}
    </span>
  )
}

function Shapes({ address }: { address: string }) {
  const { ground, figure, tiles } = avatarShapes(address)
  const path = drawTiles(tiles)
  return (
    <svg viewBox="0 0 4 4" width="100%" height="100%">
      <rect width="4" height="4" fill={ground} />
      {/* A hair of a line, so that no ground shines through between two fields. */}
      <g fill={figure} stroke={figure} strokeWidth="0.02">
        <path d={path} />
        <path d={path} transform="matrix(-1 0 0 1 4 0)" />
      </g>
    </svg>
  )
}
