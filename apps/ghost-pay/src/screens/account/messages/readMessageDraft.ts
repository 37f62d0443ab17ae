import { inexactNumber, type MessageData } from '@ghost-pay/safe-account/messages'
import {
  InvalidFieldError,
  messageDigest,
  plainText,
  type SafeMessageTypedDataInput,
  SafeProtocolError,
} from '@ghost-pay/safe-protocol'

import type { Said } from '../../../text/Said.ts'
import { longestText } from './messageContent.ts'
import type { messageCopy } from './messageCopy.ts'

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
type ReadMessageDraft = {
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

/** What pasted typed data is: the data, or what is wrong with it. */
type ReadTypedData =
  | { data: SafeMessageTypedDataInput; problem?: undefined }
  | { data?: undefined; problem: Said<typeof messageCopy> }

/**
 * Reads EIP-712 data that a person pasted, as JSON (behaviour/messages#typed-data). What comes out can be hashed: its values fit
 * its types, and no number was rounded on the way.
 */
export function readTypedData(text: string): ReadTypedData {
  if (text.length > longestText) return { problem: ['message.problem.long', { most: longestText }] }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const detail = error instanceof Error ? plainText(error.message).slice(0, 120) : ''
    return { problem: ['message.problem.json', { detail }] }
  }
  if (!isRecord(value)) return { problem: ['message.problem.object'] }
  const { domain, types, primaryType, message } = value
  if (!isRecord(domain)) return { problem: ['message.problem.missing', { field: 'domain' }] }
  if (!isRecord(types)) return { problem: ['message.problem.missing', { field: 'types' }] }
  if (!isRecord(message)) return { problem: ['message.problem.missing', { field: 'message' }] }
  if (typeof primaryType !== 'string') return { problem: ['message.problem.primaryType'] }
  for (const [type, fields] of Object.entries(types)) {
    if (!isFields(fields)) return { problem: ['message.problem.field', { type: short(type) }] }
  }
  if (!Object.hasOwn(types, primaryType)) {
    return { problem: ['message.problem.type', { type: short(primaryType) }] }
  }
  const inexact = inexactNumber({ domain, message })
  if (inexact?.reason === 'tooDeep') return { problem: ['message.problem.deep'] }
  if (inexact !== undefined) {
    return { problem: ['message.problem.number', { path: short(inexact.path) }] }
  }
  // Every list of fields has just been looked at.
  const data = { domain, types, primaryType, message } as SafeMessageTypedDataInput
  try {
    messageDigest(data)
  } catch (error) {
    if (!(error instanceof SafeProtocolError)) throw error
    // The path begins with the name of what was handed over, which nobody has pasted.
    const path = error instanceof InvalidFieldError ? error.field.replace(/^message\.?/, '') : ''
    return {
      problem:
        path === '' ? ['message.problem.values'] : ['message.problem.value', { path: short(path) }],
    }
  }
  return { data }
}

const short = (text: string): string => plainText(text).slice(0, 60)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFields = (fields: unknown): boolean =>
  Array.isArray(fields) &&
  fields.every(
    (field: unknown) =>
      isRecord(field) && typeof field['name'] === 'string' && typeof field['type'] === 'string',
  )
