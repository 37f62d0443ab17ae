import { formatUnits } from 'viem'

import { Amount } from '../../../components/Amount.tsx'
import { Field } from '../../../components/Field.tsx'
import { currency } from '../../../data/currency.ts'
import { formatFiat } from '../../../format/fiat.ts'
import { useText } from '../../../text/useText.ts'
import { payCopy } from './payCopy.ts'
import { type Asset, worthTyped } from './payment.ts'

export type AmountFieldProps = {
  asset: Asset | undefined
  value: string
  problem: string | undefined
  onChange: (value: string) => void
  onLeave: () => void
}

/** How much is paid, with what the account holds and a button for all of it. */
export function AmountField({ asset, value, problem, onChange, onLeave }: AmountFieldProps) {
  const text = useText(payCopy)
  const worth = worthTyped(value, asset)
  return (
    <Field
      label="Amount"
      problem={problem}
      hint={
        asset && (
          <>
            {worth === undefined
              ? ''
              : `${text('pay.worth', { sum: formatFiat(worth.toFixed(2), currency) })} `}
            The account holds{' '}
            <Amount value={asset.balance} decimals={asset.decimals} symbol={asset.symbol} />
          </>
        )
      }
      aside={
        asset?.balance !== undefined && (
          <button
            type="button"
            className="gp-text-button"
            onClick={() => {
              onChange(formatUnits(asset.balance ?? 0n, asset.decimals))
            }}
          >
            All of it
          </button>
        )
      }
    >
      {(field) => (
        <input
          {...field}
          name="amount"
          className="gp-input gp-figure"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={value}
          onBlur={onLeave}
          onChange={(event) => {
            onChange(event.target.value)
          }}
        />
      )}
    </Field>
  )
}
