import { useState } from 'react'

import { Button } from '../../../../components/Button.tsx'
import { Field } from '../../../../components/Field.tsx'
import { useText } from '../../../../text/useText.ts'
import { payrollCopy } from './payrollCopy.ts'
import { mostLines } from './payrollModel.ts'

export type PayrollPasteProps = {
  /** What was pasted before, to go on with it. */
  initial?: string | undefined
  onRead: (text: string) => void
}

/** Bytes of a file that is opened: more is no list of payments. */
const mostBytes = 1_000_000

/** A place for pasted lines or a file. */
export function PayrollPaste({ initial = '', onRead }: PayrollPasteProps) {
  const text = useText(payrollCopy)
  const [typed, setTyped] = useState(initial)
  const [problem, setProblem] = useState<'unreadable' | 'tooLong'>()
  const read = (lines: string) => {
    if (lines.trim() === '') return
    if (lines.split('\n').length > mostLines) setProblem('tooLong')
    else onRead(lines)
  }
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    const content = file.size > mostBytes ? '\0' : await file.text()
    if (content.includes('\0') || content.includes('\ufffd')) setProblem('unreadable')
    else read(content)
  }
  const said =
    problem === 'tooLong'
      ? text('payroll.paste.tooLong', { lines: mostLines })
      : problem && text('payroll.paste.unreadable')
  return (
    <form
      className="gp-stack-tight"
      onSubmit={(event) => {
        event.preventDefault()
        read(typed)
      }}
      onDragOver={(event) => {
        event.preventDefault()
      }}
      onDrop={(event) => {
        event.preventDefault()
        void open(event.dataTransfer.files[0])
      }}
    >
      <Field label={text('payroll.paste.label')} hint={text('payroll.paste.hint')} problem={said}>
        {(field) => (
          <textarea
            {...field}
            className="gp-input gp-payroll-text"
            rows={8}
            spellCheck={false}
            value={typed}
            placeholder={'Ana; 0x…; 1500.00; Rent\nBen; 0x…; 980.50; October'}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text')
              if (typed.trim() !== '' || !pasted.includes('\n')) return
              event.preventDefault()
              read(pasted)
            }}
            onChange={(event) => {
              setTyped(event.target.value)
              setProblem(undefined)
            }}
          />
        )}
      </Field>
      <div className="gp-actions">
        <Button type="submit" look="primary">
          {text('payroll.paste.read')}
        </Button>
        <label className="gp-button gp-payroll-file" data-look="plain">
          {text('payroll.paste.file')}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            className="gp-visually-hidden"
            onChange={(event) => {
              void open(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </label>
      </div>
    </form>
  )
}
