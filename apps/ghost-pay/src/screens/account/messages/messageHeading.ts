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
