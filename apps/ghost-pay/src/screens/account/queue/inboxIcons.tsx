import type { ReactNode } from 'react'

/** Drawn as the other icons are, and silent to a screen reader. */
function Icon({ size, children }: { size: 16 | 20; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 16 ? 1.75 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** A way that parts. */
export function ForkIcon() {
  return (
    <Icon size={16}>
      <path d="M10 17v-4M10 13c0-4-5-3-5-9M10 13c0-4 5-3 5-9" />
    </Icon>
  )
}

/** Three points: there is more. */
export function MoreIcon() {
  return (
    <Icon size={20}>
      <path d="M4 10a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M9.5 10a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M15 10a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0" />
    </Icon>
  )
}
