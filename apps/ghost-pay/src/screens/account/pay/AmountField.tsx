import { useState } from 'react'
import { fiatAmount } from '@ghost-pay/safe-account/money'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'

import { Amount } from '../../../components/Amount.tsx'
import { Button } from '../../../components/Button.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { useAfterPress } from '../../../components/useAfterPress.ts'
import { useNow } from '../../../components/useNow.ts'
import { amountText } from '../../../format/amountText.ts'
import { currency, money as sayMoney } from '../../../money/currency.ts'
import { AmountProblem } from './AmountProblem.tsx'
import { text } from './payCopy.ts'
import { type AmountSaid, type Asset, readAmountText, worthTyped } from './payment.ts'

import './Pay.css'

export type AmountFieldProps = {
  asset: Asset | undefined
  /** When the prices came, in milliseconds since 1970. */
  pricesAt: number
  /** Of the token: whatever it is typed in, that is what is paid. */
  value: string
  problem: AmountSaid | undefined
  onChange: (value: string) => void
  onLeave: () => void
}

/** A sum that was typed, and what it came to of which token. */
type TypedSum = { sum: string; amount: string; token: Asset['token'] }

/** Older prices are not reckoned with, in milliseconds. */
const oldest = 5 * 60_000

/** How much is paid, with what the account holds and a button for all of it; in the token, or in money by the gateway's price. */
export function AmountField(props: AmountFieldProps) {
  const { asset, pricesAt, value, problem, onChange, onLeave } = props
  const now = useNow(30_000)
  const afterPress = useAfterPress()
  const [typed, setTyped] = useState<TypedSum>()
  const price = now - pricesAt < oldest ? asset?.price : undefined
  // What was changed elsewhere, or is of another token, was not typed as this sum.
  const sum =
    price !== undefined && typed?.amount === value && typed.token === asset?.token
      ? typed.sum
      : undefined
  const change = (next: string) => {
    if (sum === undefined || asset === undefined || price === undefined) {
      onChange(next)
      return
    }
    const read = readAmountText(next)
    const amount =
      'problem' in read
        ? ''
        : amountText(fiatAmount(read.digits, price, asset.decimals), asset.decimals)
    setTyped({ sum: next, amount, token: asset.token })
    onChange(amount)
  }
  const said = sum === undefined ? problem : problem && (problemOf(sum) ?? problem)
  return (
    <TextField
      label={sum === undefined ? text('pay.amount') : text('pay.amountIn', { unit: currency })}
      problem={said && <AmountProblem problem={said} onChoose={change} />}
      hint={asset && <Hint asset={asset} value={value} isSum={sum !== undefined} />}
      aside={
        <span className="gp-amount-ways">
          {asset !== undefined && price !== undefined && (
            <Button
              look="text"
              onPress={() => setTyped(sum === undefined ? sumOf(value, asset) : undefined)}
            >
              {text('pay.typeIn', {
                unit: sum === undefined ? currency : cleanSymbol(asset.symbol),
              })}
            </Button>
          )}
          {asset?.balance !== undefined && (
            <Button
              look="text"
              onPress={() => onChange(amountText(asset.balance ?? 0n, asset.decimals))}
            >
              {text('pay.all')}
            </Button>
          )}
        </span>
      }
      name="amount"
      look="figure"
      placeholder="0"
      value={sum ?? value}
      onBlur={() => afterPress(onLeave)}
      onChange={change}
    />
  )
}

/** An amount that stands there already, as the sum that it is worth. */
function sumOf(amount: string, asset: Asset): TypedSum {
  const worth = worthTyped(amount, asset)
  const sum = worth === undefined ? '' : amountText(BigInt(Math.round(worth * 100)), 2)
  return { sum, amount, token: asset.token }
}

const problemOf = (sum: string): AmountSaid | undefined => {
  const read = readAmountText(sum)
  return 'problem' in read ? read.problem : undefined
}

/** What the amount is worth, or what the sum comes to; and what the account holds. */
function Hint({ asset, value, isSum }: { asset: Asset; value: string; isSum: boolean }) {
  const worth = worthTyped(value, asset)
  const symbol = cleanSymbol(asset.symbol)
  return (
    <>
      {worth === undefined
        ? ''
        : isSum
          ? `${text('pay.comesTo', { amount: value, symbol })} `
          : `${text('pay.worth', { sum: sayMoney(worth) })} `}
      {text('pay.holds')}{' '}
      <Amount value={asset.balance} decimals={asset.decimals} symbol={asset.symbol} />
    </>
  )
}
