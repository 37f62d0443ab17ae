import { useState } from 'react'

import type { ChainNames } from '../../../chain/namedChain.ts'
import { Button } from '../../../components/Button.tsx'
import { Form } from '../../../components/Form.tsx'
import { TextField } from '../../../components/TextField.tsx'
import type { Said } from '../../../text/Said.ts'
import { type chainsCopy, text } from './chainsCopy.ts'
import { judgeOwnChain, type NodeChain } from './newChain.ts'
import { NodeForm } from './NodeForm.tsx'

export type AddChainProps = {
  /** Those that the app has. */
  chains: readonly { id: number; name: string }[]
  /** The hosts that this page may ask; undefined where nothing limits it. */
  hosts: readonly string[] | undefined
  /** Asks a node which chain it serves; it throws where the node does not answer. */
  readNode: (url: string) => Promise<NodeChain>
  onAdd: (chain: ChainNames) => void
}

/** A chain that the app does not have: its node says which one it is, the person how it is called. */
export function AddChain({ chains, hosts, readNode, onAdd }: AddChainProps) {
  const [answer, setAnswer] = useState<{ url: string; said: NodeChain | undefined }>()
  const said = answer?.said
  const problem = answer && judgeAnswer(said, chains)
  return (
    <section className="gp-stack-tight">
      <h2>{text('chains.add')}</h2>
      <p className="gp-soft">{text('chains.addLead')}</p>
      <NodeForm
        label={text('chains.addNode')}
        action={text('chains.askNode')}
        hosts={hosts}
        ask={(url) => readNode(url).catch(() => undefined)}
        onAnswer={setAnswer}
        problem={problem}
      />
      {answer !== undefined && said !== undefined && problem === undefined && (
        <Names
          key={said.id}
          found={{ ...said, rpcUrl: answer.url }}
          chains={chains}
          onAdd={onAdd}
        />
      )}
    </section>
  )
}

/** Why no chain can be added by what a node said; it said nothing where it did not answer. */
function judgeAnswer(
  said: NodeChain | undefined,
  chains: AddChainProps['chains'],
): Said<typeof chainsCopy> | undefined {
  if (said === undefined) return ['chains.nodeFailed']
  const here = chains.find(({ id }) => id === said.id)
  if (here !== undefined) return ['chains.isHere', { chain: here.name }]
  return said.isReadable ? undefined : ['chains.unreadable', { id: String(said.id) }]
}

type NamesProps = Pick<AddChainProps, 'chains' | 'onAdd'> & {
  found: NodeChain & { rpcUrl: string }
}

/** How the chain is called here. */
function Names({ found, chains, onAdd }: NamesProps) {
  const { id, known, rpcUrl } = found
  const [name, setName] = useState(known?.name ?? '')
  const [symbol, setSymbol] = useState(known?.symbol ?? '')
  const [isTried, setTried] = useState(false)
  const problems = judgeOwnChain({ name, symbol }, chains)
  return (
    <Form
      className="gp-stack-tight"
      onSubmit={() => {
        setTried(true)
        if (problems.name !== undefined || problems.symbol !== undefined) return
        const shortName = known?.shortName
        onAdd({ id, name: name.trim(), symbol: symbol.trim(), rpcUrl, shortName })
      }}
    >
      <p role="status">{text('chains.found', { id: String(id) })}</p>
      <TextField
        label={text('chains.name')}
        problem={isTried && problems.name ? text(...problems.name) : undefined}
        value={name}
        onChange={setName}
      />
      <TextField
        label={text('chains.symbol')}
        hint={text('chains.symbolHint')}
        problem={isTried && problems.symbol ? text(...problems.symbol) : undefined}
        spellCheck={false}
        value={symbol}
        onChange={setSymbol}
      />
      <div className="gp-actions">
        <Button type="submit">{text('chains.addIt')}</Button>
      </div>
    </Form>
  )
}
