/** Where a list of choices stands when a key is pressed. */
type SelectState = {
  isOpen: boolean
  /** The place of the choice that the keyboard is at; that of the chosen one while the list is closed. */
  at: number
  count: number
}

/** What a key does: opens the list or moves in it, takes the choice that it is at, or closes it and takes nothing. */
type SelectStep =
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

/** Where a list stands on the screen, in pixels of the window; a missing edge is where it ends by itself. */
type ListPlace = {
  left: number
  width: number
  maxHeight: number
} & ({ top: number } | { bottom: number })

const gap = 4
/** What stays free between the list and the edge of the window. */
const margin = 8
const tallest = 360

/**
 * Where a list goes that belongs to a field: under it, and above it where there is more room and it would not be whole below.
 *
 * @param field the field's edges in the window
 * @param height how tall the list would be by itself
 */
export function placeList(
  field: { top: number; bottom: number; left: number; width: number },
  height: number,
  page: { width: number; height: number },
): ListPlace {
  const wanted = Math.min(height, tallest)
  const below = page.height - field.bottom - gap - margin
  const above = field.top - gap - margin
  const width = Math.min(field.width, page.width - 2 * margin)
  const left = Math.max(margin, Math.min(field.left, page.width - margin - width))
  return wanted > below && above > below
    ? { left, width, bottom: page.height - field.top + gap, maxHeight: Math.min(wanted, above) }
    : { left, width, top: field.bottom + gap, maxHeight: Math.min(wanted, below) }
}

/** What was typed into a list so far, and when its last letter came, in milliseconds. */
export type Typed = { text: string; at: number }

/** After this long a letter begins a new word. In milliseconds. */
const patience = 700

/** What is typed once a letter has come. */
export function typeLetter(typed: Typed, letter: string, now: number): Typed {
  return { text: (now - typed.at > patience ? '' : typed.text) + letter, at: now }
}

/** Whether a word is being typed, to which a space belongs. */
export function isTyping(typed: Typed, now: number): boolean {
  return typed.text !== '' && now - typed.at <= patience
}

/**
 * The place of the choice that begins with what was typed. One letter, pressed again and again, goes from one to the next.
 *
 * @param from the place that the list is at; the search goes round
 */
export function findTyped(
  labels: readonly string[],
  typed: string,
  from: number,
): number | undefined {
  const text = typed.toLocaleLowerCase()
  const [letter = ''] = text
  const isOneLetter = [...text].every((other) => other === letter)
  const wanted = isOneLetter ? letter : text
  const first = isOneLetter ? from + 1 : from
  for (let step = 0; step < labels.length; step++) {
    const place = (first + step) % labels.length
    if (labels[place]?.toLocaleLowerCase().startsWith(wanted) === true) return place
  }
  return undefined
}
