import { useState } from 'react'
import { isAddress } from 'viem'
import { plainText } from '@ghost-pay/safe-protocol'

import { AccountAvatar } from '../../../../components/AccountAvatar.tsx'
import { AskToReplace } from '../../../../components/AskToReplace.tsx'
import { Button } from '../../../../components/Button.tsx'
import { Source } from '../../../../components/Source.tsx'
import { useAddressBook } from '../../../../people/useAddressBook.ts'
import { TemplateForm } from './KeepTemplate.tsx'
import { type Template, type TemplateContent, templates } from './templates.ts'
import { text } from './templatesCopy.ts'

import './Templates.css'

export type TemplatesProps = {
  all: readonly Template[]
  onUse: (content: TemplateContent) => void
  /** Whether something that a person has typed would be gone: then it is asked for. */
  replaces?: ((content: TemplateContent) => boolean) | undefined
}

/** Payments that come again, each a press away. */
export function Templates({ all, onUse, replaces }: TemplatesProps) {
  return (
    <section className="gp-stack-near gp-templates">
      <div className="gp-side-head">
        <h2>{text('templates.title')}</h2>
        {all.length > 0 && <Source source="device" />}
      </div>
      {all.length === 0 ? (
        <p className="gp-soft">{text('templates.none')}</p>
      ) : (
        <ul className="gp-list">
          {all.map((one) => (
            <TemplateRow key={one.name} template={one} onUse={onUse} replaces={replaces} />
          ))}
        </ul>
      )}
    </section>
  )
}

type TemplateRowProps = { template: Template } & Pick<TemplatesProps, 'onUse' | 'replaces'>

function TemplateRow({ template, onUse, replaces }: TemplateRowProps) {
  const [isOpen, setOpen] = useState(false)
  const { name, content } = template
  return (
    <li>
      <AskToReplace replaces={replaces?.(content) === true} onUse={() => onUse(content)}>
        {(press) => (
          <div className="gp-template">
            <button
              type="button"
              className="gp-template-use gp-fill gp-anywhere gp-beside gp-hover"
              onClick={press}
            >
              <Face content={content} />
              <span className="gp-visually-hidden">{text('templates.use')}</span>{' '}
              <span className="gp-two-lines">
                <b>{name}</b>{' '}
                <span className="gp-soft gp-small">
                  <What content={content} />
                </span>
              </span>
            </button>
            <button
              type="button"
              className="gp-template-more gp-hover"
              aria-expanded={isOpen}
              aria-label={text('templates.more', { name })}
              onClick={() => setOpen(!isOpen)}
            >
              <span aria-hidden="true">…</span>
            </button>
          </div>
        )}
      </AskToReplace>
      {isOpen && (
        <TemplateForm
          label={text('templates.newName')}
          start={name}
          action={text('templates.rename')}
          keep={(next) => {
            const problem = templates.rename(template, next)
            if (problem === undefined) setOpen(false)
            return problem
          }}
        >
          <Button look="stop" onPress={() => templates.drop(template)}>
            {text('templates.drop')}
          </Button>
        </TemplateForm>
      )}
    </li>
  )
}

function Face({ content }: { content: TemplateContent }) {
  const to = 'one' in content ? content.one.recipient : ''
  return isAddress(to) ? (
    <AccountAvatar address={to} size={28} />
  ) : (
    <span className="gp-ring gp-ring-ghost gp-template-face" aria-hidden="true" />
  )
}

/** Whom and how much, or how many lines. */
function What({ content }: { content: TemplateContent }) {
  const { label } = useAddressBook()
  if ('lines' in content) {
    const count = content.lines.split('\n').filter((line) => line.trim() !== '').length
    return text('templates.lines', { count })
  }
  const { recipient } = content.one
  if (recipient === '') return text('templates.nobody')
  return isAddress(recipient) ? label(recipient) : plainText(recipient)
}
