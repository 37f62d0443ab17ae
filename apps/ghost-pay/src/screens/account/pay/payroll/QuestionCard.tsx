import { type ReactNode, useEffect, useId, useRef } from 'react'

import { AskIcon } from './AskIcon.tsx'

import './QuestionCard.css'

/** An answer that can be given. */
export type QuestionOption = {
  key: string
  label: string
  /** An example where the answers differ, or what the answer does. */
  example?: ReactNode
  /** What speaks for it. */
  evidence?: ReactNode
  onChoose: () => void
}

export type QuestionCardProps = {
  title: string
  sentence: string
  options: readonly QuestionOption[]
}

/** One question about the pasted text. No answer is chosen beforehand. */
export function QuestionCard({ title, sentence, options }: QuestionCardProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className="gp-question" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        <AskIcon />
        {title}
      </h2>
      <p>{sentence}</p>
      {options.length > 0 && (
        <fieldset aria-labelledby={id}>
          {options.map(({ key, label, example, evidence, onChoose }) => (
            <label key={key}>
              <input type="radio" name={id} checked={false} onChange={onChoose} />
              <span>
                <strong>{label}</strong>
                {example !== undefined && <span className="gp-question-more">{example}</span>}
              </span>
              {evidence !== undefined && <span className="gp-question-for">{evidence}</span>}
            </label>
          ))}
        </fieldset>
      )}
    </section>
  )
}
