import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

import { FindIcon } from '../../../components/icons.tsx'
import { findEntries, type FinderEntry } from './findEntries.ts'
import { text } from './finderCopy.ts'

import '../../../components/Row.css'
import './FinderView.css'

export type FinderViewProps = {
  entries: readonly FinderEntry[]
  onChosen: (entry: FinderEntry) => void
  onClosed: () => void
}

/** A field over the page that finds what can be gone to: arrows choose, Enter goes, Escape closes. */
export function FinderView({ entries, onChosen, onClosed }: FinderViewProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = findEntries(entries, typed)
  const chosen = found.at(Math.min(at, found.length - 1))
  useEffect(() => {
    // A dialog of the browser keeps the focus, and gives it back.
    dialog.current?.showModal()
  }, [])

  function onKey(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && found.length > 0) {
      event.preventDefault()
      const next = (Math.min(at, found.length - 1) + step + found.length) % found.length
      setAt(next)
      document.getElementById(`${id}-${found[next]?.id}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      onChosen(chosen)
    }
  }

  return (
    <dialog
      ref={dialog}
      className="gp-finder"
      aria-label={text('finder.title')}
      onClose={onClosed}
      onClick={(event) => {
        // What lies around the content is the dialog itself.
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className="gp-finder-field gp-beside gp-soft">
        <FindIcon />
        <input
          role="combobox"
          aria-label={text('finder.field')}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${id}-${chosen.id}`}
          placeholder={text('finder.field')}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
            document.getElementById(`${id}-list`)?.scrollTo(0, 0)
          }}
          onKeyDown={onKey}
        />
      </div>
      <ul
        id={`${id}-list`}
        className="gp-finder-list"
        role="listbox"
        // A browser lets the keys into what can be scrolled; the field takes them all.
        tabIndex={-1}
        aria-label={text('finder.results')}
        hidden={found.length === 0}
      >
        {found.map((entry) => (
          <li
            key={entry.id}
            id={`${id}-${entry.id}`}
            role="option"
            aria-selected={entry === chosen}
            onPointerMove={() => setAt(found.indexOf(entry))}
            onClick={() => onChosen(entry)}
          >
            <span className="gp-row-icon">{entry.icon}</span>
            <span>{entry.name}</span>
            <span className="gp-soft gp-small">
              {entry.detail === '' && entry.kind !== 'place'
                ? text(`finder.${entry.kind}`)
                : entry.detail}
            </span>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className="gp-soft" role="status">
          {text('finder.nothing')}
        </p>
      )}
    </dialog>
  )
}
