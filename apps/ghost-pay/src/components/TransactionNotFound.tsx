import { ButtonLink } from './Button.tsx'

export type TransactionNotFoundProps = {
  /** Where the screens of the account are in which it was looked for, for example `/a/eth:0x…`. */
  accountPath: string
}

/** Says that the gateway knows no transaction by this name; stands where the transaction would. */
export function TransactionNotFound({ accountPath }: TransactionNotFoundProps) {
  return (
    <>
      <h1>There is no such transaction in this account.</h1>
      <p className="gp-soft">
        The link may be cut, or the transaction was withdrawn before it was executed.
      </p>
      <div className="gp-actions">
        <ButtonLink to={accountPath}>Back to the account</ButtonLink>
      </div>
    </>
  )
}
