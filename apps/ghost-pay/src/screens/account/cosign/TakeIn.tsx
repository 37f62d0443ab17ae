import { useState } from 'react'

import { Button } from '../../../components/Button.tsx'
import { Field } from '../../../components/Field.tsx'
import { FileField } from '../../../components/FileField.tsx'
import { Form } from '../../../components/Form.tsx'
import { readTextFile } from '../../../data/readTextFile.ts'
import { text } from './cosignCopy.ts'
import type { ProposalSaid } from './sayProposalProblem.ts'
import { ScanCodes } from './ScanCodes.tsx'

import '../../../components/Panel.css'
import './Cosign.css'

export type TakeInProps = {
  /** What stands above the fields. */
  title: string
  hint?: string | undefined
  /** Why what was handed over last was not taken. */
  problem: ProposalSaid | undefined
  /** What came of it. */
  said?: ProposalSaid | undefined
  /** Texts of files, or one that was pasted. */
  onTexts: (texts: readonly string[]) => void
  onProblem: (problem: ProposalSaid) => void
  look?: 'primary' | 'plain' | undefined
}

/** Bytes of what is read; a proposal of the full length has fewer. */
const longestFile = 4_000_000

/** Takes in links, texts and files: chosen, pasted, dropped or scanned. */
export function TakeIn(props: TakeInProps) {
  const { title, hint, problem, said, onTexts, onProblem, look = 'plain' } = props
  const [typed, setTyped] = useState('')
  const [isOver, setOver] = useState(false)

  async function read(files: readonly File[]) {
    if (files.length === 0) return
    if (files.reduce((sum, { size }) => sum + size, 0) > longestFile) {
      onProblem(['cosign.bad.tooLarge'])
      return
    }
    const read = await Promise.all(files.map((file) => readTextFile(file, longestFile)))
    const texts = read.flatMap((one) => (one.status === 'text' ? [one.text] : []))
    if (texts.length < files.length) onProblem(['cosign.bad.file'])
    else onTexts(texts)
  }

  return (
    <section
      className="gp-panel gp-cosign-in"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void read([...event.dataTransfer.files])
      }}
    >
      <div>
        <h2>{title}</h2>
        {hint !== undefined && <p className="gp-soft gp-small">{hint}</p>}
      </div>
      <FileField
        label={text('cosign.files')}
        hint={text('cosign.filesHint')}
        accept=".json,.txt,application/json,text/plain"
        multiple
        onFiles={(files) => void read(files)}
      />
      <ScanCodes onText={(scanned) => onTexts([scanned])} />
      <Form className="gp-cosign-paste" onSubmit={() => onTexts([typed])}>
        <Field label={text('cosign.paste')} problem={problem && text(...problem)}>
          {(field) => (
            <textarea
              {...field}
              className="gp-input gp-mono"
              rows={3}
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" look={look}>
          {text('cosign.go')}
        </Button>
      </Form>
      <p className="gp-small" role="status">
        {said && text(...said)}
      </p>
    </section>
  )
}
