'use client'

import { useState } from 'react'

import { useKit } from '../context/KitContext.ts'
import { avatarShapes, type AvatarTile } from './avatarShapes.ts'
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
  const path = tiles
    .map((tile, index) => {
      const [x, y, line] = tilePaths[tile]
      return `M${x + (index % 2)} ${y + Math.floor(index / 2)}${line}`
    })
    .join('')
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

/** Where each tile starts in its field, and how it goes on: a square, or a quarter of a circle around a corner. */
const tilePaths: Record<AvatarTile, readonly [x: number, y: number, path: string]> = {
  empty: [0, 0, ''],
  full: [0, 0, 'h1v1h-1z'],
  nw: [0, 0, 'h1a1 1 0 0 1-1 1z'],
  ne: [1, 0, 'v1a1 1 0 0 1-1-1z'],
  se: [1, 1, 'h-1a1 1 0 0 1 1-1z'],
  sw: [0, 1, 'v-1a1 1 0 0 1 1 1z'],
}
