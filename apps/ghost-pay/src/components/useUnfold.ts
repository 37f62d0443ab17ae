import { type RefObject, useRef, useState } from 'react'

/** What a “…” button opens: whether it is open, and what changes that. */
type Unfold = {
  isOpen: boolean
  /** For the button. */
  opener: RefObject<HTMLButtonElement | null>
  toggle: () => void
  close: () => void
  /** For what is around the button and what it opens. */
  onKeyDown: (event: { key: string }) => void
}

/** Opens and closes the choices behind a “…” button. Escape closes them and gives the focus back to the button. */
export function useUnfold(): Unfold {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return {
    isOpen,
    opener,
    toggle: () => setOpen(!isOpen),
    close: () => setOpen(false),
    onKeyDown: ({ key }) => {
      if (key !== 'Escape' || !isOpen) return
      setOpen(false)
      opener.current?.focus()
    },
  }
}
