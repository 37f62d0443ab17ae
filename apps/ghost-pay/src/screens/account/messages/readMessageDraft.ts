import type { MessageData } from '@ghost-pay/safe-account/messages'

import type { Said } from '../../../text/Said.ts'
import { longestText } from './messageContent.ts'
import type { messageCopy } from './messageCopy.ts'
import { readTypedData } from './readTypedData.ts'

/** A message that is being written. */
export type MessageDraft = {
  kind: 'text' | 'typedData'
  /** As a field of a page has it: its lines end with LF, whatever was pasted. */
  text: string
  /** What the lines of the message end with. Default: LF. */
  lineEnds?: LineEnds | undefined
}

/** What stands between two lines: one character, or two as Windows writes them. */
export type LineEnds = 'lf' | 'crlf'

/** What the lines of a pasted text end with; `undefined` for a single line. Lines that end in several ways end with LF. */
export function lineEndsOf(pasted: string): LineEnds | undefined {
  const all = pasted.match(/\r\n|\r|\n/g) ?? []
  if (all.length === 0) return undefined
  return all.every((end) => end === '\r\n') ? 'crlf' : 'lf'
}

/** Whether a text looks like bytes in hex, which it is not signed as. */
export const isLikeBytes = (text: string): boolean => /^\s*0x(?:[0-9a-f]{2})+\s*$/i.test(text)

/** What a draft is: a message, or none yet, and what is wrong with it. */
export type ReadMessageDraft = {
  message: MessageData | undefined
  problem: Said<typeof messageCopy> | undefined
}

/** Reads what a person has written. An empty field is no message, and no mistake. */
export function readMessageDraft({ kind, text, lineEnds }: MessageDraft): ReadMessageDraft {
  if (text.trim() === '') return { message: undefined, problem: undefined }
  if (kind === 'typedData') {
    const { data, problem } = readTypedData(text)
    return { message: data, problem }
  }
  const message = lineEnds === 'crlf' ? text.replace(/\r\n|\r|\n/g, '\r\n') : text
  return message.length > longestText
    ? { message: undefined, problem: ['message.problem.long', { most: longestText }] }
    : { message, problem: undefined }
}
