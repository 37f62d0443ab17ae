import type { ReactNode } from 'react'
import type { Address } from 'viem'

import { text } from './componentCopy.ts'
import type { Suggestions } from './useSuggestions.ts'

import './SuggestionList.css'

export type SuggestionListProps<choice> = {
  suggestions: Suggestions<choice>
  children: (choice: choice) => ReactNode
}

/** The people that a field suggests, over what stands below it. Goes into an element of the class `gp-suggests`, after the field. */
export function SuggestionList<choice extends { address: Address }>({
  suggestions,
  children,
}: SuggestionListProps<choice>) {
  const { listId, isShown, choices, active, choose } = suggestions
  if (!isShown) return null
  return (
    <ul
      id={listId}
      role="listbox"
      // A browser lets the keys into what can be scrolled; this is gone once its field is left, and the place on the page with it.
      tabIndex={-1}
      aria-label={text('suggestion.people')}
      className="gp-suggestions"
    >
      {choices.map((choice, index) => (
        <li
          key={choice.address}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === active}
          className="gp-suggestion gp-who"
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(choice)}
        >
          {children(choice)}
        </li>
      ))}
    </ul>
  )
}
