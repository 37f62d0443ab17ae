import { useEffect, useState } from 'react'
import {
  type ImportChange,
  type People,
  planImport,
  type SignedContactCard,
  verifyContactCard,
} from '@ghost-pay/payments/people'

import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Button } from '../../../components/Button.tsx'
import { CheckIcon } from '../../../components/icons.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { text as say } from './peopleCopy.ts'

export type CardOpenedProps = {
  card: SignedContactCard
  people: People
  onTake: (chosen: readonly ImportChange[]) => void
}

/** A contact card: whether its signature holds, and what taking it would change. */
export function CardOpened({ card, people, onTake }: CardOpenedProps) {
  const [holds, setHolds] = useState<boolean>()
  useEffect(() => {
    let isHere = true
    void verifyContactCard(card).then((answer) => {
      if (isHere) setHolds(answer)
    })
    return () => {
      isHere = false
    }
  }, [card])
  const { name, address, chainId } = card
  if (holds === undefined) return <p className="gp-soft">{say('people.cardChecking')}</p>
  if (!holds) return <Mark tone="stop">{say('people.cardBroken', { name })}</Mark>
  const before = people.get(address)
  const { changes } = planImport(people, [
    { address, name, groups: [], chainIds: before?.chainIds ?? [chainId] },
  ])
  const [change] = changes
  return (
    <>
      <p className="gp-card-holds">
        <CheckIcon />
        <span>{say('people.cardHolds', { name })}</span>
      </p>
      <GroupedAddress address={address} />
      {change === undefined ? (
        <p className="gp-soft gp-small">{say('people.same', { count: 1 })}</p>
      ) : (
        <>
          {change.kind === 'changed' && (
            <Mark tone="warning">
              {say('importChanges.renamed', { before: change.before.name })}
            </Mark>
          )}
          <div className="gp-actions">
            <Button look="primary" onPress={() => onTake([change])}>
              {say('people.take', { count: 1 })}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
