import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { EditIcon } from '../../../components/icons.tsx'
import { Row } from '../../../components/Row.tsx'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { useKeptMessagesOf } from './keptMessages.ts'
import { text } from './messageCopy.ts'
import { messageTitle } from './messageHeading.ts'

import './MessageView.css'

/** What was signed in this browser and has not reached the gateway: each leads to where it is sent again. */
export function KeptMessages({ account }: { account: SharedAccount }) {
  const { label } = useAddressBook()
  const kept = useKeptMessagesOf(account)
  if (kept.length === 0) return null
  return (
    <section className="gp-stack-tight" aria-labelledby="kept-messages">
      <h2 id="kept-messages">{text('messages.keptTitle')}</h2>
      <p className="gp-soft gp-small">{text('messages.keptWhy')}</p>
      <ul className="gp-messages-list">
        {kept.map(({ signed: { messageHash, signer }, signable }) => (
          <li key={`${messageHash} ${signer}`}>
            <Row
              to={`${account.path}/messages/${messageHash}`}
              icon={<EditIcon />}
              title={<bdi>{text(...messageTitle(signable.message))}</bdi>}
              detail={label(signer)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
