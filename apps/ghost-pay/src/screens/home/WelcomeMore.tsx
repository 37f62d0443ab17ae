import { useState } from 'react'
import { useLocation } from 'wouter'

import { chains } from '../../chains.ts'
import { Button } from '../../components/Button.tsx'
import { Form } from '../../components/Form.tsx'
import { TextField } from '../../components/TextField.tsx'
import { formatAccountId } from '../../data/accountId.ts'
import { type RecipientSaid, text as sayRecipient } from '../../data/recipientCopy.ts'
import { useBuildHash } from '../../data/useBuildHash.ts'
import { useKeptAccounts } from '../../data/useKeptAccounts.ts'
import { useServedChains } from '../../data/useServedChains.ts'
import { verifyPageFile } from '../../data/verifyPageFile.ts'
import { readOpened } from './readOpened.ts'
import { text } from './welcomeMoreCopy.ts'
import { WelcomeMoreView } from './WelcomeMoreView.tsx'

import '../../offline/broughtBack.ts'

/** What the first page shows below the first thing to read. */
export function WelcomeMore() {
  const kept = useKeptAccounts()
  const buildHash = useBuildHash()
  const recent = kept.flatMap((one) => {
    const chain = chains.find(({ id }) => id === one.chainId)
    return chain === undefined || one.opened === 0 ? [] : [{ ...one, chain }]
  })
  return (
    <WelcomeMoreView
      open={<OpenAccount />}
      recent={recent.slice(0, 5)}
      buildHash={buildHash}
      verifyPage={verifyPageFile}
    />
  )
}

/**
 * Opens an account by its address or its name. Where the chain is not said and there are several, the next page looks where it
 * is.
 */
function OpenAccount() {
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<RecipientSaid>()
  // No request is sent before the visitor turns to the form.
  const [isInUse, setInUse] = useState(false)
  const offered = useServedChains(isInUse)

  function open() {
    const read = readOpened(typed, chains)
    if (read.status === 'problem') {
      setProblem(read.problem)
      return
    }
    const [only, another] = offered
    const chain =
      read.status === 'address' && another === undefined ? (read.chain ?? only) : read.chain
    navigate(
      read.status === 'name' || chain === undefined
        ? `/accounts/open/${encodeURIComponent(typed.trim())}`
        : `/a/${formatAccountId({ chainId: chain.id, address: read.address }, chains)}`,
    )
  }

  return (
    <section className="gp-stack-tight">
      <div>
        <h2>{text('welcomeMore.open')}</h2>
        <p className="gp-soft">{text('welcomeMore.open.text')}</p>
      </div>
      <Form className="gp-open-account" onFocus={() => setInUse(true)} onSubmit={() => open()}>
        <TextField
          label={text('welcomeMore.open.field')}
          problem={problem && sayRecipient(...problem)}
          look="code"
          value={typed}
          placeholder={text('welcomeMore.open.placeholder')}
          onChange={(entered) => {
            setTyped(entered)
            setProblem(undefined)
          }}
        />
        <Button type="submit">{text('welcomeMore.open.button')}</Button>
      </Form>
    </section>
  )
}
