import { useEffect, useRef, useState } from 'react'

import { Button } from '../../../components/Button.tsx'
import { Field } from '../../../components/Field.tsx'
import { FileField } from '../../../components/FileField.tsx'
import { Form } from '../../../components/Form.tsx'
import { load } from '../../../page/load.ts'
import { readTextFile } from '../../../page/readTextFile.ts'
import { text } from './cosignCopy.ts'
import type { ProposalSaid } from './sayProposalProblem.ts'
import type { ScannedCodes } from './scanCodes.ts'

import './Cosign.css'

export type TakeInProps = {
  /** What stands above the fields. */
  title: string
  hint?: string | undefined
  problem: ProposalSaid | undefined
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
      <Form className="gp-cosign-paste gp-stack-tight" onSubmit={() => onTexts([typed])}>
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

type ScanCodesProps = {
  onText: (text: string) => void
}

/** Reads the codes of another device with the camera, where the browser can; where it cannot, it says what else leads on. */
function ScanCodes({ onText }: ScanCodesProps) {
  const video = useRef<HTMLVideoElement>(null)
  const running = useRef<AbortController>(undefined)
  const [scan, setScan] = useState<'off' | 'on' | 'unable' | 'failed'>('off')
  const [seen, setSeen] = useState<ScannedCodes>()
  useEffect(
    () => () => {
      running.current?.abort()
    },
    [],
  )

  async function start() {
    if (video.current === null) return
    const end = new AbortController()
    running.current = end
    setSeen(undefined)
    try {
      const { canScanCodes, scanCodes } = await load(() => import('./scanCodes.ts'))
      if (!canScanCodes()) {
        setScan('unable')
        return
      }
      setScan('on')
      const found = await scanCodes(video.current, { signal: end.signal, onSeen: setSeen })
      setScan('off')
      onText(found)
    } catch {
      setScan(end.signal.aborted ? 'off' : 'failed')
    }
  }

  return (
    <div className="gp-cosign-scan gp-stack-near">
      <Button
        onPress={() => {
          if (scan === 'on') running.current?.abort()
          else void start()
        }}
      >
        {text(scan === 'on' ? 'cosign.scan.stop' : 'cosign.scan')}
      </Button>
      <video
        ref={video}
        hidden={scan !== 'on'}
        muted
        playsInline
        aria-label={text('cosign.scan.camera')}
      />
      <p className="gp-small" role="status">
        {scan === 'on'
          ? seen === undefined || seen.total === 0
            ? text('cosign.scan.hold')
            : text('cosign.scan.seen', { seen: seen.seen, total: seen.total })
          : scan === 'unable'
            ? text('cosign.scan.unable')
            : scan === 'failed' && text('cosign.scan.failed')}
      </p>
    </div>
  )
}
