import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { Facts } from '../../../components/Facts.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import type { ContentRow, MessageContent } from './messageContent.ts'
import { text } from './messageCopy.ts'

export type MessageBodyProps = { content: MessageContent }

/** What a message says, to the letter. */
export function MessageBody({ content }: MessageBodyProps) {
  if (content.kind === 'text') {
    return (
      <section className="gp-stack-tight" aria-labelledby="message-says">
        <h2 id="message-says">{text('message.says')}</h2>
        {content.hidden > 0 && (
          <Notice tone="warning" title={text('message.hidden', { count: content.hidden })}>
            {text('message.hiddenWhy')}
          </Notice>
        )}
        {/* Long texts scroll: a keyboard gets there too. */}
        <pre className="gp-message-text" dir="auto" tabIndex={0} aria-labelledby="message-says">
          {content.text === '' ? text('message.empty') : content.text}
        </pre>
        {content.isCut && <Notice tone="stop" title={text('message.cut')} />}
      </section>
    )
  }
  return (
    <>
      <section className="gp-stack-tight" aria-labelledby="message-says">
        <h2 id="message-says">{text('message.fields')}</h2>
        <Rows rows={content.rows} />
        {content.isCut && <Notice tone="stop" title={text('message.cut')} />}
      </section>
      {content.unsigned.length > 0 && (
        <section className="gp-stack-tight gp-message-unsigned">
          <h2>{text('message.unsigned')}</h2>
          <p className="gp-soft gp-small">{text('message.unsignedHint')}</p>
          <Rows rows={content.unsigned} />
        </section>
      )}
      {content.domain.length > 0 && (
        <section className="gp-stack-tight">
          <h2>{text('message.domain')}</h2>
          <p className="gp-soft gp-small">{text('message.domainHint')}</p>
          <Rows rows={content.domain} />
        </section>
      )}
    </>
  )
}

function Rows({ rows }: { rows: readonly ContentRow[] }) {
  const { nameOf } = useAddressBook()
  return (
    <Facts
      rows={rows.map(({ path, value, address }) => ({
        name: <bdi>{path}</bdi>,
        value:
          address === undefined ? (
            <bdi>{value}</bdi>
          ) : (
            <AddressBlock address={address} name={nameOf(address)} />
          ),
      }))}
    />
  )
}
