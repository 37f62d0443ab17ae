import { ButtonLink } from './Button.tsx'
import { text } from './noTransactionCopy.ts'

export type TransactionNotFoundProps = {
  /** Where the screens of the account are in which it was looked for, for example `/a/eth:0x…`. */
  accountPath: string
}

/** Says that the account has no transaction by this name; stands where the transaction would. */
export function TransactionNotFound({ accountPath }: TransactionNotFoundProps) {
  return (
    <>
      <h1>{text('noTransaction.title')}</h1>
      <p className="gp-soft">{text('noTransaction.text')}</p>
      <div className="gp-actions">
        <ButtonLink to={accountPath}>{text('noTransaction.back')}</ButtonLink>
      </div>
    </>
  )
}
