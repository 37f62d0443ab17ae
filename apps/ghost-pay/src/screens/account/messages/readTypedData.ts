import { inexactNumber } from '@ghost-pay/safe-account/messages'
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

/** What pasted typed data is: the data, or what is wrong with it. */
export type ReadTypedData =
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
