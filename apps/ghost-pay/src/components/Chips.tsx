import './Chips.css'

export type ChipsProps<value> = {
  /** What is chosen with them, for a screen reader. */
  label: string
  choices: readonly { value: value; label: string }[]
  chosen: value
  onChoose: (value: value) => void
}

/** A few choices in a row, one of which holds: what a list shows. */
export function Chips<value>({ label, choices, chosen, onChoose }: ChipsProps<value>) {
  return (
    <div className="gp-chips" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          className="gp-chip"
          aria-pressed={choice.value === chosen}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
