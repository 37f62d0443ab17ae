import type { Draft } from '@ghost-pay/safe-account/store'

import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { text } from './payCopy.ts'

export type TakesPlaceProps = { draft: Draft; onChange: (draft: Draft) => void }

/** Says that a payment stands in for another that waits. */
export function TakesPlace({ draft, onChange }: TakesPlaceProps) {
  const { place } = draft
  if (place === '') return null
  return (
    <Notice
      tone="warning"
      title={text('pay.place', { place })}
      action={
        <Button onPress={() => onChange({ ...draft, place: '' })}>{text('pay.place.free')}</Button>
      }
    >
      {text('pay.place.text')}
    </Notice>
  )
}
