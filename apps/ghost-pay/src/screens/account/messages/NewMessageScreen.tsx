import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'

import { Button } from '../../../components/Button.tsx'
import { Columns } from '../../../components/Columns.tsx'
import { useSharedAccount } from '../../../data/SharedAccount.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { KeptMessages } from './KeptMessages.tsx'
import { text } from './messageCopy.ts'
import { messageHeading } from './messageHeading.ts'
import { MessagesSide } from './MessagesSide.tsx'
import { NewMessageForm } from './NewMessageForm.tsx'
import { OneMessage } from './OneMessage.tsx'
import { type MessageDraft, readMessageDraft } from './readMessageDraft.ts'

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
        <Columns side={<MessagesSide account={account} />}>
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
