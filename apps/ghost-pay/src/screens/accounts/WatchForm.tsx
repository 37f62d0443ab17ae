import { useRef, useState } from 'react'
import type { Chain } from '@ghost-pay/chains'
import type { AccountId } from '@ghost-pay/safe-account/store'

import { Button } from '../../components/Button.tsx'
import { Form } from '../../components/Form.tsx'
import { SelectField } from '../../components/SelectField.tsx'
import { TextField } from '../../components/TextField.tsx'
import { type RecipientSaid, text as sayRecipient } from '../../people/recipientCopy.ts'
import { useAddressBook } from '../../people/useAddressBook.ts'
import { text } from './accountsCopy.ts'

export type WatchFormProps = {
  /** Chains on which an account may be; the first is proposed. */
  chains: readonly Chain[]
  /** Finds what was typed on a chain; it says what is wrong where it is no account. */
  find: (typed: string, chain: Chain) => Promise<AccountId | { problem: RecipientSaid }>
  onWatch: (account: AccountId) => void
}

/** Puts an account into the watch list, by its address, with its chain before it, or by a name. */
export function WatchForm({ chains, find, onWatch }: WatchFormProps) {
  const [typed, setTyped] = useState('')
  const [chainId, setChainId] = useState<number>()
  const [problem, setProblem] = useState<RecipientSaid>()
  const [isBusy, setBusy] = useState(false)
  const [watched, setWatched] = useState<AccountId>()
  const field = useRef<HTMLInputElement>(null)
  const { label } = useAddressBook()
  const chain = chains.find(({ id }) => id === chainId) ?? chains[0]

  async function watch() {
    if (chain === undefined) return
    setBusy(true)
    setWatched(undefined)
    const found = await find(typed, chain)
    setBusy(false)
    // What was typed meanwhile is something else: it stays, and nothing is said of it.
    const isThere = field.current?.value === typed
    if ('problem' in found) {
      if (isThere) setProblem(found.problem)
      return
    }
    onWatch(found)
    setWatched(found)
    if (isThere) setTyped('')
  }

  return (
    <section className="gp-stack-tight">
      <h2>{text('accounts.watchTitle')}</h2>
      <p className="gp-soft gp-small">{text('accounts.watchText')}</p>
      <Form className="gp-stack-tight" onSubmit={() => void watch()}>
        <TextField
          label={text('accounts.watchField')}
          problem={problem && sayRecipient(...problem)}
          ref={field}
          look="code"
          placeholder="0x…"
          value={typed}
          onChange={(entered) => {
            setTyped(entered)
            setProblem(undefined)
          }}
        />
        {chains.length > 1 && chain !== undefined && !typed.includes(':') && (
          <SelectField
            label={text('accounts.watchChain')}
            value={chain.id}
            options={chains.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setChainId}
          />
        )}
        <Button type="submit" busy={isBusy}>
          {text('accounts.watch')}
        </Button>
      </Form>
      <p className="gp-soft gp-small" role="status">
        {watched !== undefined &&
          text('accounts.watching', {
            account: label(watched.address),
          })}
      </p>
    </section>
  )
}
