import './HomeScreen.css'

import { useConnectModal } from '@ghost-pay/connect-kit'
import { useState } from 'react'
import { getAddress, isAddress } from 'viem'
import { useLocation } from 'wouter'
import { useConnection } from 'wagmi'

import { chains, namedChains } from '../../chains.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { formatAccountId } from '../../data/accountId.ts'
import { Screen } from '../../Screen.tsx'
import { useTitle } from '../../useTitle.ts'

/** Where a visitor begins: connect a wallet, or open an account by its address. */
export function HomeScreen() {
  useTitle()
  const connection = useConnection()
  const connectModal = useConnectModal()
  return (
    <Screen>
      <section className="gp-hero">
        <h1>Payments that several people sign.</h1>
        <p>
          A shared account pays when enough of its owners agree. See what it holds, prepare a
          payment, sign it, and follow it until it is on the chain.
        </p>
        <div className="gp-actions">
          {connection.status === 'connected' ? (
            <ButtonLink to="/accounts" look="primary">
              Your accounts
            </ButtonLink>
          ) : (
            <Button look="primary" onPress={() => void connectModal.open()}>
              Connect your wallet
            </Button>
          )}
        </div>
      </section>
      <OpenAccount />
    </Screen>
  )
}

function OpenAccount() {
  const [, navigate] = useLocation()
  const [address, setAddress] = useState('')
  const [chainId, setChainId] = useState<number>(chains[0].id)
  const [problem, setProblem] = useState<string>()

  function open() {
    const typed = address.trim()
    if (!isAddress(typed, { strict: false })) {
      setProblem('An address is 0x and 40 characters.')
      return
    }
    navigate(`/a/${formatAccountId({ chainId, address: getAddress(typed) }, namedChains)}`)
  }

  return (
    <section className="gp-stack-tight">
      <h2>Look at an account</h2>
      <p className="gp-soft">Anyone can look. Only owners can sign.</p>
      <form
        className="gp-open-account"
        noValidate
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
              placeholder="0x…"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => {
                setAddress(event.target.value)
                setProblem(undefined)
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
                setChainId(Number(event.target.value))
              }}
            >
              {chains.map(({ id, name }) => (
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
