import { useState } from 'react'
import { mostLines } from '@ghost-pay/payments/payroll-check'

import { Button } from '../../../../components/Button.tsx'
import { Field } from '../../../../components/Field.tsx'
import { Form } from '../../../../components/Form.tsx'
import { Mark } from '../../../../components/Mark.tsx'
import { readTextFile } from '../../../../page/readTextFile.ts'
import { text as sayFile } from '../../../../page/textFileCopy.ts'
import { text } from './payrollCopy.ts'

export type PayrollPasteProps = {
  /** What was pasted before, to go on with it. */
  initial?: string | undefined
  onRead: (text: string) => void
}

/** A place for pasted lines or a file. */
export function PayrollPaste({ initial = '', onRead }: PayrollPasteProps) {
  const [typed, setTyped] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const [isWestern, setWestern] = useState(false)
  const read = (lines: string) => {
    if (lines.trim() === '') return
    if (lines.split(/\r\n?|\n/).length > mostLines) {
      setProblem(text('payroll.paste.tooLong', { lines: mostLines }))
    } else onRead(lines)
  }
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    const found = await readTextFile(file)
    setWestern(false)
    if (found.status === 'tooLarge') setProblem(sayFile('file.tooLarge', found))
    else if (found.status === 'unreadable') setProblem(sayFile('file.unreadable'))
    else if (found.isWestern) {
      // The names are looked at before the lines are taken.
      setTyped(found.text)
      setWestern(true)
      setProblem(undefined)
    } else read(found.text)
  }
  return (
    <Form
      className="gp-stack-tight"
      onSubmit={() => read(typed)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void open(event.dataTransfer.files[0])
      }}
    >
      <Field
        label={text('payroll.paste.label')}
        hint={text('payroll.paste.hint')}
        problem={problem}
      >
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
      {isWestern && <Mark tone="warning">{sayFile('file.western')}</Mark>}
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
    </Form>
  )
}

const checked = ['address', 'amount', 'twice', 'first', 'balance'] as const
const next = ['read', 'rehearse', 'split', 'sign'] as const

/** Beside the field for the lines: what is looked at in each of them, and what happens then. */
export function PayrollSide() {
  return (
    <>
      <section className="gp-stack-tight">
        <h2>{text('payroll.side.checked')}</h2>
        <ul className="gp-payroll-side gp-ruled gp-soft gp-small">
          {checked.map((one) => (
            <li key={one}>{text(`payroll.side.checked.${one}`)}</li>
          ))}
        </ul>
      </section>
      <section className="gp-stack-tight">
        <h2>{text('payroll.side.next')}</h2>
        <ol className="gp-payroll-side gp-ruled gp-soft gp-small">
          {next.map((one) => (
            <li key={one}>{text(`payroll.side.next.${one}`)}</li>
          ))}
        </ol>
      </section>
    </>
  )
}
