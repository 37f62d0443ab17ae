import type { Address } from 'viem'
import { strangeLetters } from '@ghost-pay/payments/people'

import { shortAddress } from '../format/shortAddress.ts'
import { text } from '../people/nameCopy.ts'
import { Mark } from './Mark.tsx'

export type NameMarksProps = {
  name: string
  /** Somebody else whose name is or looks the same. */
  namesake: Address | undefined
}

/** Whether there is something to know of a name, as {@link NameMarks} says it. */
export const isMarkedName = ({ name, namesake }: NameMarksProps): boolean =>
  namesake !== undefined || strangeLetters(name).length > 0

/** What to know of a name before it is chosen: somebody else has it, or it imitates another. Nothing of any other name. */
export function NameMarks({ name, namesake }: NameMarksProps) {
  const letters = strangeLetters(name)
  return (
    <>
      {namesake !== undefined && (
        <Mark tone="stop">{text('name.also', { address: shortAddress(namesake) })}</Mark>
      )}
      {letters.length > 0 && (
        <Mark tone="stop">
          {text('name.imitates', { letters: letters.join(' '), count: letters.length })}
        </Mark>
      )}
    </>
  )
}
