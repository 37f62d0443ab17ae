import type { Address } from 'viem'

import { Field } from '../../../components/Field.tsx'
import type { Payer } from './payment.ts'

export type RecipientFieldProps = {
  account: Payer
  value: string
  problem: string | undefined
  /** Addresses that have a name, to choose from. */
  known: readonly (readonly [address: Address, name: string])[]
  onChange: (value: string) => void
  onLeave: () => void
}

/** The address that is paid, typed or chosen from the address book. */
export function RecipientField(props: RecipientFieldProps) {
  const { account, value, problem, known, onChange, onLeave } = props
  return (
    <>
      <Field label="To" problem={problem} hint="The address that is paid.">
        {(field) => (
          <input
            {...field}
            name="recipient"
            className="gp-input gp-mono"
            value={value}
            placeholder={`0x… or ${account.chain.shortName ?? account.chain.id}:0x…`}
            autoComplete="off"
            spellCheck={false}
            list="gp-address-book"
            onBlur={onLeave}
            onChange={(event) => {
              onChange(event.target.value)
            }}
          />
        )}
      </Field>
      <datalist id="gp-address-book">
        {known.map(([address, name]) => (
          <option key={address} value={address}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
