import type { MessageData } from '@ghost-pay/safe-account/messages'
import { plainText } from '@ghost-pay/safe-protocol'

import type { Said } from '../../../text/Said.ts'
import type { messagesCopy } from './messagesCopy.ts'

/** A message in one line of a list: its first words, or what kind of data it is. */
export function messageTitle(message: MessageData): Said<typeof messagesCopy> {
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
