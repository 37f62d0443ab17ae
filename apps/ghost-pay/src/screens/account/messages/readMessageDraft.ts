import type { MessageData } from '../../../data/messages/SignableMessage.ts'
import type { Said } from '../../../text/Said.ts'
import { longestText } from './messageContent.ts'
import type { messageCopy } from './messageCopy.ts'
import { readTypedData } from './readTypedData.ts'

/** A message that is being written. */
export type MessageDraft = { kind: 'text' | 'typedData'; text: string }

/** What a draft is: a message, or none yet, and what is wrong with it. */
export type ReadMessageDraft = {
  message: MessageData | undefined
  problem: Said<typeof messageCopy> | undefined
}

/** Reads what a person has written. An empty field is no message, and no mistake. */
export function readMessageDraft({ kind, text }: MessageDraft): ReadMessageDraft {
  if (text.trim() === '') return { message: undefined, problem: undefined }
  if (kind === 'typedData') {
    const { data, problem } = readTypedData(text)
    return { message: data, problem }
  }
  return text.length > longestText
    ? { message: undefined, problem: ['message.problem.long', { most: longestText }] }
    : { message: text, problem: undefined }
}
