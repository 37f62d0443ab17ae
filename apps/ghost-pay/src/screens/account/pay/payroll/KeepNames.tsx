import type { Address } from 'viem'

import { Button } from '../../../../components/Button.tsx'
import { putPerson } from '../../../../data/people/people.ts'
import { changePeople, usePeople } from '../../../../data/people/usePeople.ts'
import { textOf } from '../../../../text/textOf.ts'
import { payrollTitleCopy } from './payrollTitleCopy.ts'

const text = textOf(payrollTitleCopy)

export type KeepNamesProps = {
  /** Who was paid, as their lines name them. */
  payees: readonly { address: Address; name: string }[]
}

/**
 * Keeps the names of signed lines in People, so that the inbox, the activity and the receipt have them. Before the lines are signed a
 * name would make a payee known whom nobody has compared.
 */
export function KeepNames({ payees }: KeepNamesProps) {
  const people = usePeople()
  const unnamed = payees.filter(({ address, name }) => name.trim() !== '' && !people.has(address))
  const count = new Set(unnamed.map(({ address }) => address)).size
  if (count === 0) return null
  return (
    <Button
      onPress={() => {
        changePeople((all) =>
          unnamed.reduce(
            (next, { address, name }) =>
              next.has(address)
                ? next
                : putPerson(next, { address, name, groups: [], chainIds: [] }),
            all,
          ),
        )
      }}
    >
      {text('payrollTitle.keep', { count })}
    </Button>
  )
}
