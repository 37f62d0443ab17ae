'use client'

export type IconProps = {
  /** The lines, as the data of an SVG path. */
  d: string
  /** It points somewhere: turned around in right-to-left text. */
  flip?: boolean | undefined
}

/** The kit's own line icons, on a grid of 20. They are decoration: what they mean is said in words beside them. */
export function Icon({ d, flip }: IconProps) {
  return (
    <svg
      className={flip ? 'ck-icon ck-icon-flip' : 'ck-icon'}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}

/** An angle that points down: the button opens something. */
export const ChevronIcon = () => <Icon d="m6 8 4 4 4-4" />

/** A triangle: a warning. */
export const WarningIcon = () => <Icon d="M10 3.5 17.5 16h-15ZM10 8.5v3m0 2v.01" />
