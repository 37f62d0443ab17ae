import type { ReactNode } from 'react'
import type { Address } from 'viem'

import { AccountAvatar } from '../../components/AccountAvatar.tsx'
import { AddressName } from '../../components/AddressName.tsx'
import { FileHash } from '../../components/FileHash.tsx'
import { Row } from '../../components/Row.tsx'
import { useNow } from '../../components/useNow.ts'
import { formatAccountId } from '../../data/accountId.ts'
import { timeAgo } from '../../format/timeAgo.ts'
import { text } from './welcomeMoreCopy.ts'

import './WelcomeMore.css'

export type WelcomeMoreViewProps = {
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
      <footer className="gp-welcome-foot gp-soft gp-tiny">
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
