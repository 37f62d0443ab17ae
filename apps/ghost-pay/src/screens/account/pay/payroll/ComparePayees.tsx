import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Address } from 'viem'

import { AccountAvatar } from '../../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../../components/AddressBlock.tsx'
import { Button } from '../../../../components/Button.tsx'
import { CopyButton } from '../../../../components/CopyButton.tsx'
import { TextInput } from '../../../../components/TextInput.tsx'
import { text } from './payrollCopy.ts'

import './PayrollNotes.css'

/** A payee whom nobody has compared yet. */
export type NewPayee = {
  /** What is kept when it was compared; of another address it is another one. */
  key: string
  line: number
  name: string
  address: Address
}

export type ComparePayeesProps = {
  payees: readonly NewPayee[]
  onCompared: (keys: readonly string[]) => void
  onClosed: () => void
}

/** The new payees of a payroll as one list over the page, each with its whole address and a box. */
export function ComparePayees({ payees, onCompared, onClosed }: ComparePayeesProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const end = useRef<HTMLLIElement>(null)
  const [typed, setTyped] = useState('')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const isSeen = useSeen(end)
  const hint = useId()
  const wanted = typed.trim().toLowerCase()
  const shown = payees.filter(({ name, address }) =>
    `${name} ${address}`.toLowerCase().includes(wanted),
  )
  useEffect(() => {
    // A dialog of the browser keeps the focus, and gives it back.
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="gp-dialog gp-compare"
      aria-label={text('compare.title')}
      onClose={onClosed}
    >
      <header>
        <h2>{text('compare.title')}</h2>
        <p className="gp-soft gp-small">{text('compare.lead')}</p>
        <div className="gp-compare-find gp-beside">
          <TextInput
            aria-label={text('compare.find')}
            placeholder={text('compare.find')}
            spellCheck={false}
            value={typed}
            onChange={setTyped}
          />
          <CopyButton
            text={payees.map(({ name, address }) => `${name}\t${address}`).join('\n')}
            label={text('compare.copy')}
          />
        </div>
      </header>
      <ul>
        {shown.map(({ key, line, name, address }) => (
          <li key={key}>
            <label>
              <AccountAvatar address={address} size={32} />
              <span>
                <strong>{name}</strong>
                <GroupedAddress address={address} />
              </span>
              <input
                type="checkbox"
                aria-label={text('compare.agrees', { name, line })}
                checked={ticked.has(key)}
                onChange={(event) => {
                  const isTicked = event.target.checked
                  setTicked((all) =>
                    isTicked
                      ? new Set([...all, key])
                      : new Set([...all].filter((one) => one !== key)),
                  )
                }}
              />
            </label>
          </li>
        ))}
        {shown.length === 0 && <li className="gp-soft">{text('compare.none')}</li>}
        <li ref={end} aria-hidden="true" className="gp-compare-end" />
      </ul>
      <footer>
        <Button
          disabled={!isSeen}
          describedBy={hint}
          onPress={() => setTicked(new Set(payees.map(({ key }) => key)))}
        >
          {text('compare.all')}
        </Button>
        <span id={hint} className="gp-soft gp-small">
          {!isSeen && text('compare.all.hint')}
        </span>
        <Button onPress={() => dialog.current?.close()}>{text('compare.close')}</Button>
        <Button
          look="primary"
          disabled={ticked.size === 0}
          onPress={() => {
            onCompared([...ticked])
            dialog.current?.close()
          }}
        >
          {text('compare.keep', { count: ticked.size })}
        </Button>
      </footer>
    </dialog>
  )
}

/** Whether something was in sight once. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (watched === null || isSeen) return undefined
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    watcher.observe(watched)
    return () => watcher.disconnect()
  }, [element, isSeen])
  return isSeen
}
