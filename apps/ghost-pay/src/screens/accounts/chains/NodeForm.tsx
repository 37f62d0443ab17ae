import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { RpcProbe } from '@ghost-pay/chains/rpc'

import { mayAsk } from '../../../chain/allowedHosts.ts'
import { isNodeUrl } from '../../../chain/ownNodes.ts'
import { Button } from '../../../components/Button.tsx'
import { Form } from '../../../components/Form.tsx'
import { TextField } from '../../../components/TextField.tsx'
import type { Said } from '../../../text/Said.ts'
import { type chainsCopy, text } from './chainsCopy.ts'
import { NodeHealth } from './health.tsx'

type NodeFormProps<Answer> = {
  label: string
  /** What its button says. */
  action: string
  /** The hosts that this page may ask; undefined where nothing limits it. */
  hosts: readonly string[] | undefined
  /** Asks a node. It may not throw. */
  ask: (url: string) => Promise<Answer>
  /**
   * Called with the answer of a node, and with undefined when that answer is no longer about the address in the field.
   */
  onAnswer: (answer: { url: string; said: Answer } | undefined) => void
  /** What is wrong with the answer. */
  problem?: Said<typeof chainsCopy> | undefined
  /** Stands between the field and the button. */
  children?: ReactNode
}

/** What is wrong with the address of a node before anybody is asked. */
function judgeNodeUrl(
  url: string,
  hosts: readonly string[] | undefined,
): Said<typeof chainsCopy> | undefined {
  if (!isNodeUrl(url)) return ['chains.notUrl']
  return mayAsk(url, hosts) ? undefined : ['chains.notAllowed', { host: new URL(url).host }]
}

/**
 * The node that the reader types, and its answer. An answer that comes after another address was typed, or after the form
 * was closed, is dropped.
 */
export function NodeForm<Answer>(props: NodeFormProps<Answer>) {
  const { label, action, hosts, ask, onAnswer, problem, children } = props
  const [url, setUrl] = useState('')
  /** A question is out, or there is none because of what is wrong. */
  const [state, setState] = useState<'asking' | Said<typeof chainsCopy>>()
  /** The question whose answer counts. */
  const question = useRef<object>(undefined)
  useEffect(
    () => () => {
      question.current = undefined
    },
    [],
  )

  async function submit() {
    const wanted = url.trim()
    const wrong = judgeNodeUrl(wanted, hosts)
    const mine = (question.current = {})
    onAnswer(undefined)
    setState(wrong ?? 'asking')
    if (wrong !== undefined) return
    const said = await ask(wanted)
    if (question.current !== mine) return
    setState(undefined)
    onAnswer({ url: wanted, said })
  }

  const isAsking = state === 'asking'
  const shown = isAsking ? undefined : (state ?? problem)
  return (
    <Form className="gp-stack-tight" onSubmit={() => void submit()}>
      <TextField
        label={label}
        hint={text('chains.ownNodeHint')}
        problem={shown && text(...shown)}
        type="url"
        spellCheck={false}
        value={url}
        onChange={(entered) => {
          question.current = undefined
          setUrl(entered)
          setState(undefined)
          onAnswer(undefined)
        }}
      />
      {children}
      <div className="gp-actions">
        <Button type="submit" busy={isAsking}>
          {action}
        </Button>
      </div>
    </Form>
  )
}

export type OwnNodeProps = {
  chain: { name: string }
  /** The hosts that this page may ask; undefined where nothing limits it. */
  hosts: readonly string[] | undefined
  /** Asks a node which chain it serves. */
  probe: (url: string) => Promise<RpcProbe>
  /** Takes a node that serves the chain. */
  onUse: (url: string) => void
}

/** A node of one's own: it is asked which chain it serves before it is used. */
export function OwnNode({ chain, hosts, probe, onUse }: OwnNodeProps) {
  const [health, setHealth] = useState<RpcProbe>()
  return (
    <NodeForm
      label={text('chains.ownNode', { chain: chain.name })}
      action={text('chains.useNode')}
      hosts={hosts}
      ask={probe}
      onAnswer={(answer) => {
        setHealth(answer?.said)
        if (answer?.said.status === 'ok') onUse(answer.url)
      }}
    >
      {health !== undefined && <NodeHealth chain={chain} health={health} />}
    </NodeForm>
  )
}

/** Whom the page may ask, said before somebody names another node; nothing where nothing limits it. */
export function AllowedHosts({ hosts }: { hosts: readonly string[] | undefined }) {
  if (hosts === undefined) return null
  return (
    <details className="gp-details gp-stack-tight">
      <summary>{text('chains.hosts')}</summary>
      <p className="gp-soft gp-small">{text('chains.hostsWhy')}</p>
      <ul className="gp-stack-tight">
        {hosts.map((host) => (
          <li key={host} className="gp-mono gp-small">
            {host}
          </li>
        ))}
      </ul>
    </details>
  )
}
