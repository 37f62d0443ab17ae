import { useState } from 'react'
import { useLocation } from 'wouter'

import { chains } from '../../chains.ts'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { formatAccountId } from '../../data/accountId.ts'
import { readAddressText } from '../../data/addressText.ts'
import { useServedChains } from '../../data/useServedChains.ts'

/** Opens an account by its address, with the chain before it or chosen beside it. */
export function OpenAccount() {
  const [, navigate] = useLocation()
  const [address, setAddress] = useState('')
  const [chosen, setChosen] = useState<number>()
  const [problem, setProblem] = useState<string>()
  // No request is sent before the visitor turns to the form.
  const [isInUse, setInUse] = useState(false)
  const offered = useServedChains(isInUse)
  const chainId = offered.find(({ id }) => id === chosen)?.id ?? offered[0]?.id ?? chains[0].id

  function open() {
    const typed = readAddressText(address, chains)
    if (typed.status === 'problem') {
      setProblem(typed.problem)
      return
    }
    const account = { chainId: typed.chain?.id ?? chainId, address: typed.address }
    navigate(`/a/${formatAccountId(account, chains)}`)
  }

  return (
    <section className="gp-stack-tight">
      <h2>Look at an account</h2>
      <p className="gp-soft">Anyone can look. Only owners can sign.</p>
      <form
        className="gp-open-account"
        noValidate
        onFocus={() => {
          setInUse(true)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <Field label="Account address" problem={problem}>
          {(field) => (
            <input
              {...field}
              className="gp-input gp-mono"
              value={address}
              placeholder="0x… or eth:0x…"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => {
                setAddress(event.target.value)
                setProblem(undefined)
                // An address that names its chain chooses it.
                const typed = readAddressText(event.target.value, chains)
                if (typed.status === 'address' && typed.chain) setChosen(typed.chain.id)
              }}
            />
          )}
        </Field>
        <Field label="Chain">
          {(field) => (
            <select
              {...field}
              className="gp-input"
              value={chainId}
              onChange={(event) => {
                setChosen(Number(event.target.value))
              }}
            >
              {offered.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit">Open</Button>
      </form>
    </section>
  )
}
