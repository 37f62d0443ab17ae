import { normalize } from 'viem/ens'

import { codeOf } from './codeOf.ts'
import type { EnsNameProblem } from './recipientProblem.ts'

/** Most characters of a label of a domain name, normalised (behaviour/payments#recipient-names). */
const longestLabel = 59

/** A name as it is looked up, or why it is none. */
export type EnsName =
  { status: 'name'; name: string } | { status: 'problem'; problem: EnsNameProblem }

/**
 * Normalises a name with dots (ENSIP-15), and refuses what no registry takes: a label of more than 59 characters, a hyphen at an end of a label
 * or two together, and characters that are prohibited or not assigned, which it names.
 *
 * @param text as it was typed
 */
export function readEnsName(text: string): EnsName {
  let name: string
  try {
    name = normalize(text.trim())
  } catch (error) {
    return problem(describe(error instanceof Error ? error.message : '', text))
  }
  for (const label of name.split('.')) {
    if (label === '') return problem({ key: 'emptyLabel' })
    if (/^-|-$|--/.test(label)) return problem({ key: 'hyphen', label })
    const { length } = [...label]
    if (length > longestLabel) return problem({ key: 'labelTooLong', label, length })
  }
  return { status: 'name', name }
}

/** What the normalisation says, which has no other form than its sentence. */
function describe(message: string, text: string): EnsNameProblem {
  if (text.trim().split('.').includes('') || message.includes('empty label')) {
    return { key: 'emptyLabel' }
  }
  const hyphened = text.split('.').find((label) => /^-|-$|--/.test(label))
  const code = /disallowed character: .*\{([0-9A-F]+)\}/.exec(message)?.[1]
  if (code !== undefined) {
    const character = String.fromCodePoint(Number.parseInt(code, 16))
    return { key: 'prohibitedCharacter', character, code: codeOf(character) }
  }
  if (message.includes('underscore')) {
    return { key: 'prohibitedCharacter', character: '_', code: codeOf('_') }
  }
  if (message.includes('illegal mixture') || message.includes('whole-script confusable')) {
    return { key: 'confusable', label: text }
  }
  return hyphened === undefined ? { key: 'notNormalizable' } : { key: 'hyphen', label: hyphened }
}

const problem = (problem: EnsNameProblem): EnsName => ({ status: 'problem', problem })
