import { type KeyboardEvent, useId, useState } from 'react'

/** What a field does with what it suggests, and what its input and its list have to carry. */
export type Suggestions<choice> = {
  listId: string
  /** Whether the list is on the screen. */
  isShown: boolean
  choices: readonly choice[]
  /** The place of the one that Enter would choose. */
  active: number
  open: () => void
  close: () => void
  /** To be called with each letter: the list opens, and begins at its first row. */
  typed: () => void
  choose: (choice: choice) => void
  inputProps: {
    role: 'combobox'
    'aria-expanded': boolean
    'aria-controls': string
    'aria-autocomplete': 'list'
    'aria-activedescendant': string | undefined
    autoComplete: 'off'
    spellCheck: false
    onKeyDown: (event: KeyboardEvent) => void
  }
}

/**
 * The keys of an input that suggests: arrows go through the list, Enter chooses, Escape closes it, and the focus stays in the input
 * (the editable combobox of the ARIA Authoring Practices).
 *
 * @param choices what is suggested for what stands in the input now
 */
export function useSuggestions<choice>(
  choices: readonly choice[],
  onChoose: (choice: choice) => void,
): Suggestions<choice> {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [place, setPlace] = useState(0)
  const isShown = isOpen && choices.length > 0
  const active = Math.min(place, choices.length - 1)

  /** Goes to a row by the keys: the list, and the page around it, are scrolled to where it is seen whole. */
  function goTo(next: number) {
    setPlace(next)
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }

  function choose(choice: choice) {
    onChoose(choice)
    setOpen(false)
    setPlace(0)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : choices.length - 1
      if (isShown) goTo((active + step) % choices.length)
      else setOpen(true)
    } else if (event.key === 'Escape' && isShown) {
      setOpen(false)
    } else if (event.key === 'Enter' && isShown) {
      const choice = choices[active]
      if (choice === undefined) return
      event.preventDefault()
      choose(choice)
    }
  }

  return {
    listId,
    isShown,
    choices,
    active,
    open: () => setOpen(true),
    close: () => setOpen(false),
    typed: () => {
      setPlace(0)
      document.getElementById(listId)?.scrollTo(0, 0)
      setOpen(true)
    },
    choose,
    inputProps: {
      role: 'combobox',
      'aria-expanded': isShown,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isShown ? `${listId}-${active}` : undefined,
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown,
    },
  }
}
