'use client'

/** A quiet sentence at the foot of a step, behind the sign of four quarters. */
export function Cue({ children }: { children: string }) {
  return (
    <p className="ck-cue">
      <span>
        <svg viewBox="0 0 14 14" aria-hidden="true">
          <path d="M0 7a7 7 0 0 1 7-7v7zM14 7a7 7 0 0 1-7 7V7z" />
          <path d="M7 0a7 7 0 0 1 7 7H7zM7 14a7 7 0 0 1-7-7h7z" />
        </svg>
        <span>{children}</span>
      </span>
    </p>
  )
}
