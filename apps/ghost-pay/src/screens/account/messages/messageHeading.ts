import type { Address } from 'viem'
import type { MessageData } from '@ghost-pay/safe-account/messages'
import { describeMessage, plainText } from '@ghost-pay/safe-protocol'

import type { Said } from '../../../text/Said.ts'
import type { messageCopy } from './messageCopy.ts'

/** What kind of a message it is that an account is to sign. */
export function messageHeading(safe: Address, message: MessageData): Said<typeof messageCopy> {
  const { action } = describeMessage({ safe, message })
  switch (action.kind) {
    case 'permit':
      return ['message.headPermit']
    case 'transaction':
      return ['message.headTransaction']
    case 'typedData':
      return ['message.headTyped', { type: plainText(action.primaryType).slice(0, 80) || '–' }]
    case 'text':
    case 'bytes':
      return ['message.headText']
  }
}

/** A message in one line of a list: its first words, or what kind of data it is. */
export function messageTitle(message: MessageData): Said<typeof messageCopy> {
  if (typeof message === 'string') {
    const line = plainText(message.slice(0, 1000).replace(/\s+/g, ' ')).slice(0, 120)
    return line === '' ? ['messages.textEmpty'] : ['messages.text', { text: line }]
  }
  const type = plainText(message.primaryType).slice(0, 60)
  const { name: called } = message.domain ?? {}
  const name = typeof called === 'string' ? plainText(called) : ''
  return name === ''
    ? ['messages.typedOnly', { type }]
    : ['messages.typed', { type, name: name.slice(0, 60) }]
}
