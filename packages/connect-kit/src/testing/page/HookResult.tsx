import { useState } from 'react'
import type { Connector } from 'wagmi'

import { FactTable } from './FactTable.tsx'

export type HookResultProps = {
  hook: string
  /** What the hook gives: values are printed, functions become buttons. */
  result: object
  /** What a function is called with when its button is pressed, by its name; nothing unless given. */
  calls?: { readonly [name: string]: readonly unknown[] } | undefined
}

/** The result of a hook in a table that follows it, with a button for each of its functions. */
export function HookResult({ hook, result, calls = {} }: HookResultProps) {
  const [answer, setAnswer] = useState('nothing was called yet')
  async function call(name: string, run: (...given: readonly unknown[]) => unknown) {
    setAnswer(`${name}: waits`)
    try {
      setAnswer(`${name}: ${inText(await run(...(calls[name] ?? [])))}`)
    } catch (error) {
      setAnswer(`${name}: ${error instanceof Error ? error.name : 'Error'}`)
    }
  }
  return (
    <>
      <FactTable
        head={[hook, 'now']}
        rows={Object.entries(result).map(([name, value]: [string, unknown]) => [
          name,
          isFunction(value) ? (
            <button
              key={name}
              type="button"
              className="page-button"
              aria-label={`Call ${name}`}
              onClick={() => void call(name, value)}
            >
              {`${name}(${(calls[name] ?? []).map(inText).join(', ')})`}
            </button>
          ) : (
            <code key={name}>{inText(value)}</code>
          ),
        ])}
      />
      <p>
        Last answer: <output>{answer}</output>
      </p>
    </>
  )
}

const isFunction = (value: unknown): value is (...given: readonly unknown[]) => unknown =>
  typeof value === 'function'

/** A value as code: long texts, such as pictures, are cut, and a connector is its name. */
function inText(value: unknown): string {
  const text = JSON.stringify(value, (key, part: unknown) =>
    typeof part === 'string' && part.length > 80
      ? `${part.slice(0, 40)}…`
      : key === 'connector'
        ? (part as Connector).name
        : part,
  ) as string | undefined
  return text ?? 'undefined'
}
