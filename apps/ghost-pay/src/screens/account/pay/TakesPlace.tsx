import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import type { Draft } from '../../../data/drafts.ts'
import type { Copy } from '../../../text/Said.ts'
import { useText } from '../../../text/useText.ts'

const copy = {
  'takesPlace.title': 'This payment takes place {place} in line.',
  'takesPlace.text':
    'It replaces what waits there: only one of the two can happen. Whichever is sent first ends the other.',
  'takesPlace.free': 'Use the next free place',
} as const satisfies Copy

export type TakesPlaceProps = { draft: Draft; onChange: (draft: Draft) => void }

/** Says that a payment stands in for another that waits. */
export function TakesPlace({ draft, onChange }: TakesPlaceProps) {
  const text = useText(copy)
  const { place } = draft
  if (place === '') return null
  return (
    <Notice
      tone="warning"
      title={text('takesPlace.title', { place })}
      action={
        <Button
          onPress={() => {
            onChange({ ...draft, place: '' })
          }}
        >
          {text('takesPlace.free')}
        </Button>
      }
    >
      {text('takesPlace.text')}
    </Notice>
  )
}
