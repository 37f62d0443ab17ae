import type { Said } from '../text/Said.ts'
import { sendCopy } from './sendCopy.ts'

/**
 * What a failed trial run of an execution means: why an account's contract refuses it, by the codes it reverts with
 * (github.com/safe-global/safe-smart-account, docs/error_codes.md). A code without words is shown as it is.
 *
 * @param text everything that the node said
 */
export function executionSentence(text: string): Said<typeof sendCopy> {
  const code = /GS\d{3}/.exec(text)?.[0]
  if (code === undefined) return ['send.refused', { reason: text.split('\n')[0] ?? '' }]
  return hasWords(code) ? [`send.${code}`] : ['send.refused.code', { code }]
}

type Code = keyof typeof sendCopy extends infer Key
  ? Key extends `send.${infer Name extends `GS${string}`}`
    ? Name
    : never
  : never

const hasWords = (code: string): code is Code => `send.${code}` in sendCopy
