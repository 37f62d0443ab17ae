import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

import { FindIcon } from '../../../components/icons.tsx'
import { text } from './finderCopy.ts'

import '../../../components/Row.css'
import './FinderView.css'

type FinderViewProps = {
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
      className="gp-dialog gp-finder"
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
            <span className="gp-row-icon gp-ring">{entry.icon}</span>
            <span className="gp-one-line">{entry.name}</span>
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

/** Something that can be gone to. */
export type FinderEntry = {
  /** Unique among all entries. */
  id: string
  kind: 'place' | 'account' | 'person' | 'payment'
  /** The face of whom it is about, or the sign of the page. */
  icon: ReactNode
  /** What it is called. */
  name: string
  /** A softer word beside it. */
  detail: string
  /** What else it is found by: an address, a symbol. */
  also: string
  /** Where it leads. */
  path: string
}

/** As many as stand on a phone above the keyboard. */
const shownEntries = 8

/** As many other accounts are offered before anything is typed: pages have their places in the frame. */
const offeredAccounts = 3

/**
 * Finds what somebody has typed: every word must occur, in any case and without accents. What begins with the first word comes first, then what
 * has a word that begins with it; without any word, other accounts and then pages.
 */
export function findEntries(entries: readonly FinderEntry[], typed: string): FinderEntry[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const [first] = words
  if (first === undefined) {
    const of = (wanted: FinderEntry['kind']) => entries.filter(({ kind }) => kind === wanted)
    return [...of('account').slice(0, offeredAccounts), ...of('place')].slice(0, shownEntries)
  }
  return entries
    .flatMap((entry) => {
      const name = plain(entry.name)
      const all = `${name} ${plain(entry.detail)} ${plain(entry.also)}`
      if (!words.every((word) => all.includes(word))) return []
      const rank = name.startsWith(first) ? 0 : all.includes(` ${first}`) ? 1 : 2
      return [{ entry, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, shownEntries)
    .map(({ entry }) => entry)
}

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
