/** Where a list of choices stands when a key is pressed. */
export type SelectState = {
  isOpen: boolean
  /** The place of the choice that the keyboard is at; that of the chosen one while the list is closed. */
  at: number
  count: number
}

/** What a key does: opens the list or moves in it, takes the choice that it is at, or closes it and takes nothing. */
export type SelectStep =
  { to: 'open' | 'move'; at: number } | { to: 'choose' } | { to: 'leave' } | { to: 'close' }

const page = 10

/**
 * The keys of a list that opens under its button, as the ARIA Authoring Practices have them for a select-only combobox. Undefined
 * where the key is the page's own. `leave` takes the choice, and lets the key go on to the next field.
 */
export function selectKey(
  { isOpen, at, count }: SelectState,
  { key, altKey }: { key: string; altKey: boolean },
): SelectStep | undefined {
  const last = count - 1
  const move = (place: number): SelectStep => ({
    to: isOpen ? 'move' : 'open',
    at: Math.max(0, Math.min(last, place)),
  })
  switch (key) {
    case 'Home':
      return move(0)
    case 'End':
      return move(last)
    case 'ArrowUp':
      if (isOpen && altKey) return { to: 'choose' }
      return move(isOpen ? at - 1 : at)
    case 'ArrowDown':
      return move(isOpen ? at + 1 : at)
    case 'PageUp':
      return isOpen ? move(at - page) : undefined
    case 'PageDown':
      return isOpen ? move(at + page) : undefined
    case 'Enter':
    case ' ':
      return isOpen ? { to: 'choose' } : move(at)
    case 'Tab':
      return isOpen ? { to: 'leave' } : undefined
    case 'Escape':
      return isOpen ? { to: 'close' } : undefined
    default:
      return undefined
  }
}
