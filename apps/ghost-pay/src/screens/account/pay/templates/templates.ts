import { useMemo } from 'react'
import { isAddress } from 'viem'
import { type AccountId, accountKey, keyedList, mostOfNote } from '@ghost-pay/safe-account/store'
import { plainText } from '@ghost-pay/safe-protocol'

import { browserStore } from '../../../../kept/browserStore.ts'
import { useKept } from '../../../../kept/useKept.ts'

/** What a template pays, as it was typed: one payment, or the lines of several. */
export type TemplateContent =
  { one: { recipient: string; amount: string; token: string; note: string } } | { lines: string }

/** A payment that comes again, kept in this browser for one account (behaviour/payments#templates). */
export type Template = AccountId & { name: string; content: TemplateContent }

/** How many templates a browser keeps; there is no room for one more, and none makes room by itself. */
const mostTemplates = 100
/** How long a template's name may be, in characters. */
export const longestTemplateName = 40
/** How long the lines of a template may be, in characters: 500 lines, and room. */
const longestLines = 100_000
const longestText = 300

/** Why a template is not kept. */
export type TemplateProblem = 'noName' | 'taken' | 'full' | 'tooLong'

const keyOf = (one: AccountId & { name: string }): string => `${accountKey(one)} ${one.name}`

const list = keyedList<AccountId & { name: string }, Template>(
  browserStore('ghost-pay.templates.v1'),
  { keyOf, readOne: readTemplate },
)

/** A name without what could disguise it. */
export const tidyName = (name: string): string =>
  [...plainText(name).trim()].slice(0, longestTemplateName).join('')

/** Why a template cannot be kept beside the others; undefined when it can. */
function templateProblem(one: Template): TemplateProblem | undefined {
  if (one.name === '') return 'noName'
  if (readTemplate(one) === undefined) return 'tooLong'
  return list.find(one) === undefined ? undefined : 'taken'
}

/** The templates of this browser. */
export const templates = {
  /** @returns why it was not kept; undefined when it was */
  keep: (one: Template): TemplateProblem | undefined => {
    const tidy = { ...one, name: tidyName(one.name) }
    const isFull = list.read().length >= mostTemplates
    const problem = templateProblem(tidy) ?? (isFull ? 'full' : undefined)
    if (problem === undefined) list.remember(tidy)
    return problem
  },
  /** @returns why it keeps its name; undefined when it has the new one */
  rename: (one: Template, to: string): TemplateProblem | undefined => {
    const name = tidyName(to)
    if (name === one.name) return undefined
    const problem = templateProblem({ ...one, name })
    if (problem === undefined) {
      list.change((all) =>
        all.map((other) => (keyOf(other) === keyOf(one) ? { ...other, name } : other)),
      )
    }
    return problem
  },
  drop: list.forget,
  of: (account: AccountId): readonly Template[] =>
    list.read().filter((one) => accountKey(one) === accountKey(account)),
}

/** The templates of an account, by name; every tab follows. */
export function useTemplates({ chainId, address }: AccountId): readonly Template[] {
  const all = useKept(list)
  const key = accountKey({ chainId, address })
  return useMemo(
    () =>
      all
        .filter((one) => accountKey(one) === key)
        .sort((one, other) => one.name.localeCompare(other.name)),
    [all, key],
  )
}

/**
 * Reads a template as it was stored.
 *
 * @param stored anything
 * @returns undefined for what is none
 */
function readTemplate(stored: unknown): Template | undefined {
  const { chainId, address, name, content } = Object(stored) as Record<keyof Template, unknown>
  if (typeof chainId !== 'number' || typeof address !== 'string' || !isAddress(address)) {
    return undefined
  }
  const read = readContent(content)
  if (read === undefined || typeof name !== 'string' || name !== tidyName(name) || name === '') {
    return undefined
  }
  return { chainId, address, name, content: read }
}

function readContent(stored: unknown): TemplateContent | undefined {
  const { one, lines } = Object(stored) as { one?: unknown; lines?: unknown }
  if (typeof lines === 'string') return lines.length <= longestLines ? { lines } : undefined
  const { recipient, amount, token, note } = Object(one) as Record<string, unknown>
  const isText = (value: unknown, most: number): value is string =>
    typeof value === 'string' && value.length <= most
  return isText(recipient, longestText) &&
    isText(amount, longestText) &&
    isText(token, longestText) &&
    isText(note, mostOfNote)
    ? { one: { recipient, amount, token, note } }
    : undefined
}
