import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { Link } from 'wouter'
import type { SignedPolicy } from '@ghost-pay/payments/policy'

import { Button } from '../../../components/Button.tsx'
import { Columns } from '../../../components/Columns.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { useNow } from '../../../components/useNow.ts'
import { fullTime } from '../../../format/fullTime.ts'
import type { PolicyUnits } from '../../../money/tokenUnit.ts'
import { text } from './policyPageCopy.ts'
import { PolicyWords } from './PolicyWords.tsx'

export type PolicyViewProps = PolicyUnits & {
  /** The policy that holds, and how many owners have signed it; undefined for none. */
  current: (SignedPolicy & { signers: number }) | undefined
  isReading: boolean
  /** Everything was read: where no policy was found, there is none. */
  isWhole: boolean
  /** What is to be said of the looking for it. */
  notice: ReactNode
  nameOf: (address: Address) => string | undefined
  /** Where its message stands. */
  messagePath: string
  canWrite: boolean
  /** The form in which a policy is written. */
  form: ReactNode
  onWrite: () => void
}

/** The policy of an account in words, and the way to a new one. */
export function PolicyView(props: PolicyViewProps) {
  const { current, isReading, isWhole, notice, canWrite, form, onWrite } = props
  const write = canWrite && form === null
  return (
    <Columns side={<How />}>
      <div>
        <h1>{text('policyPage.title')}</h1>
        <p className="gp-soft">{text('policyPage.lead')}</p>
      </div>
      {isReading && <Skeleton label={text('policyPage.reading')} />}
      {notice}
      {current !== undefined && <Current {...props} current={current} />}
      {current === undefined && isWhole && form === null && (
        <Empty
          title={text('policyPage.empty')}
          action={
            write && (
              <Button look="primary" onPress={onWrite}>
                {text('policyPage.write')}
              </Button>
            )
          }
        >
          {text('policyPage.emptyText')}
        </Empty>
      )}
      {current !== undefined && write && (
        <div className="gp-actions">
          <Button onPress={onWrite}>{text('policyPage.rewrite')}</Button>
        </div>
      )}
      {form}
    </Columns>
  )
}

function Current({
  current: { policy, signers },
  messagePath,
  nameOf,
  tokens,
  currency,
}: PolicyViewProps & { current: SignedPolicy & { signers: number } }) {
  const now = useNow(60_000)
  // No calendar goes further.
  const time = Math.min(Number(policy.issuedAt) * 1000, 8.64e15)
  return (
    <>
      <p className="gp-abreast gp-small">
        <span>{text('policyPage.signed', { count: signers, day: fullTime(time) })}</span>{' '}
        <Link href={messagePath}>{text('policyPage.message')}</Link>
      </p>
      {time > now + 86_400_000 && <Notice tone="warning" title={text('policyPage.later')} />}
      <PolicyWords policy={policy} nameOf={nameOf} tokens={tokens} currency={currency} />
    </>
  )
}

function How() {
  return (
    <section className="gp-stack-tight">
      <h2>{text('policyPage.how')}</h2>
      <p className="gp-soft gp-small">{text('policyPage.how.agree')}</p>
      <p className="gp-soft gp-small">{text('policyPage.how.held')}</p>
      <p className="gp-soft gp-small">{text('policyPage.how.limit')}</p>
    </section>
  )
}
