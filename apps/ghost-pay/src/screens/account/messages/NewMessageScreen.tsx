import { useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'

import { useSharedAccount } from '../../../account/SharedAccount.ts'
import { Button } from '../../../components/Button.tsx'
import { Check } from '../../../components/Check.tsx'
import { Columns } from '../../../components/Columns.tsx'
import { Field } from '../../../components/Field.tsx'
import { Form } from '../../../components/Form.tsx'
import { Screen } from '../../../Screen.tsx'
import type { Said } from '../../../text/Said.ts'
import { useTitle } from '../../../useTitle.ts'
import { KeptMessages } from './KeptMessages.tsx'
import { type messageCopy, text } from './messageCopy.ts'
import { messageHeading } from './messageHeading.ts'
import { OneMessage } from './OneMessage.tsx'
import {
  isLikeBytes,
  type LineEnds,
  lineEndsOf,
  type MessageDraft,
  readMessageDraft,
} from './readMessageDraft.ts'

import './MessageView.css'

/** Writes a message, looks it over, and signs it as its first owner. */
export function NewMessageScreen() {
  useTitle(text('message.newTitle'))
  const account = useSharedAccount()
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState<MessageDraft>({ kind: 'text', text: '' })
  const [isWritten, setWritten] = useState(false)
  const { message, problem } = useMemo(() => readMessageDraft(draft), [draft])
  return (
    <Screen>
      {message === undefined || !isWritten ? (
        <Columns>
          <KeptMessages account={account} />
          <NewMessageForm
            draft={draft}
            problem={problem}
            isReady={message !== undefined}
            onChange={setDraft}
            onReview={() => setWritten(true)}
          />
        </Columns>
      ) : (
        <OneMessage
          account={account}
          message={message}
          received={undefined}
          head={
            <header className="gp-title-row">
              <h1>{text(...messageHeading(account.address, message))}</h1>
              <Button onPress={() => setWritten(false)}>{text('message.change')}</Button>
            </header>
          }
          onSigned={(messageHash) => navigate(`${account.path}/messages/${messageHash}`)}
        />
      )}
    </Screen>
  )
}

type NewMessageFormProps = {
  draft: MessageDraft
  problem: Said<typeof messageCopy> | undefined
  /** There is a message, and it can be read. */
  isReady: boolean
  onChange: (draft: MessageDraft) => void
  onReview: () => void
}

/** Where a message is written, or typed data is pasted. */
export function NewMessageForm(props: NewMessageFormProps) {
  const { draft, problem, isReady, onChange, onReview } = props
  const isText = draft.kind === 'text'
  const pasted = useRef<LineEnds>(undefined)
  return (
    <Form
      className="gp-stack"
      onSubmit={() => {
        if (isReady) onReview()
      }}
    >
      <h1>{text('message.newTitle')}</h1>
      <fieldset className="gp-message-kinds">
        <legend className="gp-visually-hidden">{text('message.kind')}</legend>
        {(['text', 'typedData'] as const).map((kind) => (
          <Check
            key={kind}
            oneOf="message-kind"
            isOn={draft.kind === kind}
            onChange={() => onChange({ ...draft, kind })}
          >
            {text(kind === 'text' ? 'message.kindText' : 'message.kindTyped')}
          </Check>
        ))}
      </fieldset>
      <Field
        label={text(isText ? 'message.field' : 'message.json')}
        hint={
          isText && isLikeBytes(draft.text)
            ? text('message.bytesHint')
            : text(isText ? 'message.fieldHint' : 'message.jsonHint')
        }
        problem={problem && text(...problem)}
      >
        {(control) => (
          <textarea
            {...control}
            className="gp-input gp-message-input"
            data-json={!isText}
            spellCheck={isText}
            value={draft.text}
            onPaste={(event) => {
              // The field itself turns every line end into LF, and tells of its new text right after this.
              pasted.current = lineEndsOf(event.clipboardData.getData('text'))
            }}
            onChange={(event) => {
              const lineEnds = pasted.current ?? draft.lineEnds
              pasted.current = undefined
              onChange({ ...draft, text: event.target.value, ...(lineEnds && { lineEnds }) })
            }}
          />
        )}
      </Field>
      {isText && draft.text.includes('\n') && <LineEndsChoice draft={draft} onChange={onChange} />}
      <div className="gp-actions">
        <Button type="submit" look="primary" disabled={!isReady}>
          {text('message.review')}
        </Button>
      </div>
    </Form>
  )
}

/** What the lines end with: it is signed, and cannot be seen. */
function LineEndsChoice({ draft, onChange }: Pick<NewMessageFormProps, 'draft' | 'onChange'>) {
  return (
    <fieldset className="gp-message-kinds">
      <legend className="gp-small">{text('message.lineEnds')}</legend>
      {(['lf', 'crlf'] as const).map((lineEnds) => (
        <Check
          key={lineEnds}
          oneOf="message-line-ends"
          isOn={(draft.lineEnds ?? 'lf') === lineEnds}
          onChange={() => onChange({ ...draft, lineEnds })}
        >
          {text(`message.lineEnds.${lineEnds}`)}
        </Check>
      ))}
    </fieldset>
  )
}
