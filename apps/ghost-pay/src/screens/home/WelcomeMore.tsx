import { type ReactNode, useState } from 'react'
import type { Address } from 'viem'
import { useLocation } from 'wouter'

import { formatAccountId } from '../../account/accountId.ts'
import { useServedChains } from '../../chain/useServedChains.ts'
import { chains } from '../../chains.ts'
import { AccountAvatar } from '../../components/AccountAvatar.tsx'
import { AddressName } from '../../components/AddressName.tsx'
import { Button } from '../../components/Button.tsx'
import { FileHash } from '../../components/FileHash.tsx'
import { Form } from '../../components/Form.tsx'
import { Row } from '../../components/Row.tsx'
import { Source } from '../../components/Source.tsx'
import { TextField } from '../../components/TextField.tsx'
import { useNow } from '../../components/useNow.ts'
import { timeAgo } from '../../format/timeAgo.ts'
import { useKeptAccounts } from '../../kept/useKeptAccounts.ts'
import { useBuildHash } from '../../page/useBuildHash.ts'
import { type RecipientSaid, text as sayRecipient } from '../../people/recipientCopy.ts'
import { verifyPageFile } from '../../transactions/verifyPageFile.ts'
import { readOpened } from './readOpened.ts'
import { text } from './welcomeMoreCopy.ts'

import './WelcomeMore.css'

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

type WelcomeMoreViewProps = {
  /** The form that opens an account. */
  open: ReactNode
  /** Accounts that were opened here, the newest first. */
  recent: readonly {
    chain: { id: number; name: string; shortName?: string | undefined }
    address: Address
    /** Milliseconds since 1970. */
    opened: number
  }[]
  /** Undefined in development. */
  buildHash: string | undefined
  verifyPage: { name: string; sha256: string | undefined }
}

const pillars = ['vouch', 'second', 'outlives'] as const

const drawings: Record<(typeof pillars)[number], string> = {
  vouch:
    'M8.5 11.5l3-3M9 6.5l1.8-1.8a3.2 3.2 0 0 1 4.5 4.5L13.5 11M11 13.5l-1.8 1.8a3.2 3.2 0 0 1-4.5-4.5L6.5 9',
  second: 'M5 3h10v14H5zM8 6h4M10 14h.01',
  outlives: 'M10 3v9M6.5 8.5 10 12l3.5-3.5M4 14v2.5h12V14',
}

/** Three things that set it apart, the way to an account, what was opened last, and which build this is. */
export function WelcomeMoreView({ open, recent, buildHash, verifyPage }: WelcomeMoreViewProps) {
  return (
    <>
      <ul className="gp-pillars">
        {pillars.map((pillar) => (
          <li key={pillar}>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d={drawings[pillar]} />
            </svg>
            <h2>{text(`welcomeMore.${pillar}`)}</h2>
            <p className="gp-soft">{text(`welcomeMore.${pillar}.text`)}</p>
          </li>
        ))}
      </ul>
      <div className="gp-welcome-open">
        {open}
        <section className="gp-stack-tight">
          <h2>{text('welcomeMore.recent')}</h2>
          {recent.length === 0 ? (
            <p className="gp-soft">{text('welcomeMore.recent.none')}</p>
          ) : (
            <Recent recent={recent} />
          )}
        </section>
      </div>
      <footer className="gp-abreast gp-welcome-foot gp-soft gp-tiny">
        <a href={`./${verifyPage.name}`}>{text('welcomeMore.verify')}</a>
        <details className="gp-details">
          <summary>{text('welcomeMore.hashes')}</summary>
          <p title={text('welcomeMore.build.title')}>{text('welcomeMore.build')}</p>
          {buildHash === undefined ? (
            <p>{text('welcomeMore.build.none')}</p>
          ) : (
            <FileHash name="" sha256={buildHash} copyLabel={text('welcomeMore.build.copy')} />
          )}
          <p>{text('welcomeMore.verify.page')}</p>
          <FileHash
            name={verifyPage.name}
            sha256={verifyPage.sha256}
            copyLabel={text('welcomeMore.verify.copy')}
          />
        </details>
      </footer>
    </>
  )
}

function Recent({ recent }: Pick<WelcomeMoreViewProps, 'recent'>) {
  const now = useNow(60_000)
  return (
    <ul className="gp-list">
      {recent.map(({ chain, address, opened }) => (
        <li key={`${chain.id}:${address}`}>
          <Row
            to={`/a/${formatAccountId({ chainId: chain.id, address }, [chain])}`}
            icon={<AccountAvatar address={address} size={32} />}
            title={<AddressName address={address} />}
            detail={chain.name}
            figureDetail={text('welcomeMore.recent.opened', {
              ago: timeAgo(Math.min(opened, now - 1000), now),
            })}
          />
        </li>
      ))}
    </ul>
  )
}

/** The checks in their order, and who answers each. */
const checks = [
  ['bytes', 'device'],
  ['contract', 'chain'],
  ['gateway', 'gateway'],
  ['token', 'chain'],
  ['rehearsal', 'chain'],
  ['payee', 'device'],
  ['place', 'chain'],
  ['twin', 'gateway'],
] as const

/** What stands between a payment and a signature: eight checks, outlined, as none has run. */
export function ChecksCard() {
  return (
    <article className="gp-card gp-words gp-welcome-card" aria-labelledby="gp-welcome-checks">
      <div className="gp-stack-close gp-checks-head">
        <h2 id="gp-welcome-checks">{text('welcomeMore.checks')}</h2>
        <p className="gp-soft gp-small">{text('welcomeMore.checks.text')}</p>
      </div>
      <ol className="gp-demo-rows">
        {checks.map(([check, source]) => (
          <li key={check}>
            <span className="gp-checks-say gp-beside">
              <i className="gp-ring gp-ring-ghost" aria-hidden="true" />
              {text(`welcomeMore.checks.${check}`)}
            </span>
            <Source source={source} />
          </li>
        ))}
      </ol>
    </article>
  )
}
