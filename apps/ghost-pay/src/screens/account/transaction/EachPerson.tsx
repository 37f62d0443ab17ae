import { Button } from '../../../components/Button.tsx'
import { text } from './receiptCopy.ts'

export type EachPersonProps = {
  /** How many payments there are. */
  count: number
  /** Whose receipt is shown, from 0; undefined for the whole one. */
  line: number | undefined
  onLine: (line: number | undefined) => void
}

/** Chooses whose receipt is shown, and so printed: one for each payee, or the whole one. */
export function EachPerson({ count, line, onLine }: EachPersonProps) {
  if (line === undefined) {
    return <Button onPress={() => onLine(0)}>{text('receipt.each')}</Button>
  }
  const go = (to: number) => () => onLine((to + count) % count)
  return (
    <>
      <p role="status" className="gp-soft">
        {text('receipt.each.place', { place: String(line + 1), count })}
      </p>
      <Button onPress={go(line + 1)}>{text('receipt.each.next')}</Button>
      <Button onPress={go(line - 1)}>{text('receipt.each.before')}</Button>
      <Button onPress={() => onLine(undefined)}>{text('receipt.each.whole')}</Button>
    </>
  )
}
