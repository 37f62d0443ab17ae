import { useState } from 'react'
import type { Address } from 'viem'

import { IconButton } from '../../../components/IconButton.tsx'
import { EditIcon } from '../../../components/icons.tsx'
import { NameForm } from '../../../components/NameForm.tsx'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { text } from './homeCopy.ts'

export type AccountNameProps = { address: Address }

/** The name this browser knows the account by, and a way to change it. */
export function AccountName({ address }: AccountNameProps) {
  const name = useAddressBook().nameOf(address)
  const [naming, setNaming] = useState<'begun' | 'left'>()
  return (
    <div className="gp-account-name">
      {naming === 'begun' ? (
        <NameForm
          address={address}
          start={name}
          label={text('home.name.field')}
          onDone={() => setNaming('left')}
        />
      ) : (
        <>
          <h1>
            {name === undefined ? text('home.holdsUnnamed') : text('home.holds', { account: name })}
          </h1>
          <IconButton
            label={text(name === undefined ? 'home.name' : 'home.rename')}
            autoFocus={naming === 'left'}
            onPress={() => setNaming('begun')}
          >
            <EditIcon />
          </IconButton>
        </>
      )}
    </div>
  )
}
