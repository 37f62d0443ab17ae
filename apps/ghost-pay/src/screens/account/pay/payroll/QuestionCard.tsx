import { type ReactNode, useEffect, useId, useRef } from 'react'

import { Icon } from '../../../../components/icons.tsx'

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
                {example !== undefined && (
                  <span className="gp-question-more gp-soft gp-small">{example}</span>
                )}
              </span>
              {evidence !== undefined && (
                <span className="gp-question-for gp-soft gp-small">{evidence}</span>
              )}
            </label>
          ))}
        </fieldset>
      )}
    </section>
  )
}

/** A question mark in a ring. */
function AskIcon() {
  return (
    <Icon>
      <path d="M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM7.8 8.2c.2-1.3 1.1-2 2.3-2s2.2.8 2.2 1.9c0 1.6-2.2 1.7-2.2 3.5M10.1 14v.01" />
    </Icon>
  )
}
