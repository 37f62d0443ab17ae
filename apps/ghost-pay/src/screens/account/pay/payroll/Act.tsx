export type ActProps = {
  /** Undefined for what sends a form. */
  onPress?: () => void
  children: string
}

/** One of the small things that can be done with a line, or with a note on lines. */
export function Act({ onPress, children }: ActProps) {
  return (
    <button type={onPress === undefined ? 'submit' : 'button'} onClick={onPress}>
      {children}
    </button>
  )
}
