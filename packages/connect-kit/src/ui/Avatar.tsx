import { useState } from 'react'

import { useKit } from '../context/KitContext.ts'
import { avatarShapes, type AvatarTile } from './avatarShapes.ts'

export type AvatarImageProps = {
  address: `0x${string}`
  /** The picture that the address's ENS name names, if any. */
  ensImage?: string | null | undefined
  /** Width and height, in CSS pixels. */
  size: 20 | 24 | 28 | 72
}

/** The face of an account: the host's avatar, the ENS picture, or shapes made from the address. */
export function Avatar({ address, ensImage, size }: AvatarImageProps) {
  const { avatar: HostAvatar } = useKit()
  const [broken, setBroken] = useState<string>()
  const picture = ensImage && ensImage !== broken ? ensImage : null
  return (
    <span className="ck-avatar" data-size={size} aria-hidden="true">
      {HostAvatar ? (
        <HostAvatar address={address} ensImage={picture} size={size} />
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
  const path = tiles.map((tile, index) => tilePath(tile, index % 2, Math.floor(index / 2))).join('')
  return (
    <svg viewBox="0 0 4 4" width="100%" height="100%">
      <rect width="4" height="4" fill={ground} />
      <path d={path} fill={figure} />
      <path d={path} fill={figure} transform="matrix(-1 0 0 1 4 0)" />
    </svg>
  )
}

function tilePath(tile: AvatarTile, x: number, y: number): string {
  switch (tile) {
    case 'empty':
      return ''
    case 'full':
      return `M${x} ${y}h1v1h-1z`
    case 'nw':
      return `M${x} ${y}h1a1 1 0 0 1-1 1z`
    case 'ne':
      return `M${x + 1} ${y}v1a1 1 0 0 1-1-1z`
    case 'se':
      return `M${x + 1} ${y + 1}h-1a1 1 0 0 1 1-1z`
    case 'sw':
      return `M${x} ${y + 1}v-1a1 1 0 0 1 1 1z`
  }
}
