import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'

import { chains } from '../../chains.ts'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { chainOf, formatAccountId } from '../../data/accountId.ts'
import type { RecipientSaid } from '../../data/recipientCopy.ts'
import { useServedChains } from '../../data/useServedChains.ts'

// What can be wrong with an address is long: it is on its way while one is typed.
const loadReading = () => import('../../data/readRecipientOf.ts')
const RecipientProblem = lazy(() =>
  import('../../components/RecipientProblem.tsx').then(({ RecipientProblem }) => ({
    default: RecipientProblem,
  })),
)

/** Opens an account by its address, with the chain before it or chosen beside it. */
export function OpenAccount() {
  const [, navigate] = useLocation()
  const [address, setAddress] = useState('')
  const [chosen, setChosen] = useState<number>()
  const [problem, setProblem] = useState<RecipientSaid>()
  // No request is sent before the visitor turns to the form.
  const [isInUse, setInUse] = useState(false)
  const offered = useServedChains(isInUse)
  const chainId = offered.find(({ id }) => id === chosen)?.id ?? offered[0]?.id ?? chains[0].id

  async function open() {
    const { readAccountAddress } = await loadReading()
    const typed = readAccountAddress(address, chains)
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
          loadReading().catch(() => undefined)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          void open()
        }}
      >
        <Field
          label="Account address"
          problem={
            problem && (
              <Suspense fallback="…">
                <RecipientProblem said={problem} />
              </Suspense>
            )
          }
        >
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
                const prefix = /^\s*([^:]+):/.exec(event.target.value)?.[1]
                const named = prefix === undefined ? undefined : chainOf(prefix.trim(), chains)
                if (named !== undefined) setChosen(named.id)
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
