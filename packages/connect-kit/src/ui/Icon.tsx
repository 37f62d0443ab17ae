import type { ReactNode } from 'react'

/** The kit's own line icons, on a grid of 20. They are decoration: what they mean is said in words beside them. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="ck-icon"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
