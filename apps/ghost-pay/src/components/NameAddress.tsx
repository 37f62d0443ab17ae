import { useState } from 'react'
import type { Address } from 'viem'

import { Button } from './Button.tsx'
import { text } from './nameAddressCopy.ts'
import { NameForm } from './NameForm.tsx'

export type NameAddressProps = {
  address: Address
  /** Somebody was paid there. */
  isPayee?: boolean
}

/** Offers to name an address that has no name. */
export function NameAddress({ address, isPayee = false }: NameAddressProps) {
  const [naming, setNaming] = useState<'begun' | 'left'>()
  if (naming === 'begun') {
    return (
      <NameForm
        address={address}
        label={text('nameAddress.name', { address })}
        onDone={() => setNaming('left')}
      />
    )
  }
  return (
    <Button look="text" autoFocus={naming === 'left'} onPress={() => setNaming('begun')}>
      {text(isPayee ? 'nameAddress.payee' : 'nameAddress.ask')}
    </Button>
  )
}
