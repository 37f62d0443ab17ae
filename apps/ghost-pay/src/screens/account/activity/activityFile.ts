import { type Address, formatUnits } from 'viem'
import { asCell } from '@ghost-pay/payments/people'
import { plainText } from '@ghost-pay/safe-protocol'

import { localTime } from '../../../format/calendarDay.ts'
import type { DecimalMark } from '../../../format/region.ts'
import { currency } from '../../../money/currency.ts'
import { noteOfRow } from '../../../transactions/noteOfRow.ts'
import { text as sayCancel } from '../cancel/cancelCopy.ts'
import { cancelSaid } from '../cancel/cancelSaid.ts'
import type { ActivityEntry, EntryPart } from './activityEntry.ts'
import type { WorthOfEntry } from './activityLines.ts'

/** An entry with what was found out about it for a file. */
export type ExportRecord = {
  entry: ActivityEntry
  /** What the chain took for it, by its receipt, and from whom; undefined where the account did not do it, or nobody has said. */
  fee: { amount: bigint; symbol: string; decimals: number; paidBy: Address } | undefined
  /** Who signed it, by the signatures that the account has read; empty where nobody did or the chain has not said. */
  signers: readonly Address[]
  /**
   * Who says so. `chain`: the chain has confirmed that it happened, and a token's log or the signed bytes say what it moved.
   * `gateway`: it is the gateway's word. `contradicted`: the chain says otherwise.
   */
  proof: 'chain' | 'gateway' | 'contradicted'
}

/** The columns of an exported file, in their order. */
const columns = [
  'time',
  'direction',
  'counterparty',
  'name',
  'amount',
  'symbol',
  'token',
  'status',
  'place',
  'note',
  // What the note says of this line: a name and a memo, which nobody has signed.
  'notedName',
  'memo',
  'chainTransaction',
  'id',
  // Which line of its batch it is, from 1 on; nothing where it is no batch.
  'part',
  // The hash of a memo that stands behind the transfer.
  'fingerprint',
  // What a rejection has cancelled, as a sentence.
  'cancelled',
  // What this row moved is worth in money, and by the prices of when: `then` or `today`.
  'worth',
  'worthCurrency',
  'worthBy',
  // Of the whole transaction; it stands in its first row alone, so that a column can be added up.
  'fee',
  'feeSymbol',
  'feePaidBy',
  // Names, or addresses, with “; ” between them.
  'signers',
  'proof',
] as const

/** One row of an exported file; every value is text, so that no digit of an amount is lost. */
export type ExportRow = Record<(typeof columns)[number], string>

/** An entry as rows of a file: one, or one for each payment of a batch. Times are the reader’s own, with their distance from UTC (ISO 8601), amounts in whole units with a point: a file for spreadsheets has the reader’s own sign. */
export function exportRows(
  record: ExportRecord,
  nameOf: (address: Address) => string | undefined,
  worthOf: WorthOfEntry = () => undefined,
): ExportRow[] {
  const { entry } = record
  const signers = record.signers.map((owner) => nameOf(owner) ?? owner).join('; ')
  const cancelled = cancelledIn(entry, nameOf)
  const whole = { ...wholeRow(record), ...feeOf(record), cancelled, signers }
  const { parts } = entry
  // Of what it paid nothing is left out, and what paid nothing is a row all the same.
  if (parts === undefined || parts.length === 0) {
    return [
      {
        ...whole,
        ...moved(entry.kind, entry.counterparty, entry.amount, nameOf),
        ...worthIn(entry, entry.amount, worthOf),
      },
    ]
  }
  const isBatch = entry.kind === 'batch' || parts.length > 1
  const { lines } = noteOfRow(entry.transaction)
  // What it pays to itself is no part: then it is not known which line is which.
  const notes = lines.length === parts.length ? lines : []
  return parts.map(({ to, amount, fingerprint }, index) => ({
    ...whole,
    ...moved('out', to, amount, nameOf),
    ...worthIn(entry, amount, worthOf),
    ...(index === 0 ? {} : noFee),
    notedName: notes[index]?.name ?? '',
    memo: notes[index]?.memo ?? '',
    part: isBatch ? String(index + 1) : '',
    fingerprint: fingerprint ?? '',
  }))
}

/** In the words of the page: a file is read beside it. */
const cancelledIn = (
  { cancels, transaction: { executionInfo } }: ActivityEntry,
  nameOf: (address: Address) => string | undefined,
): string =>
  cancels === undefined || executionInfo?.type !== 'MULTISIG'
    ? ''
    : plainText(
        sayCancel(
          ...cancelSaid(cancels, {
            nonce: executionInfo.nonce,
            nameOf: (address) => nameOf(address) ?? address,
            isDone: true,
          }),
        ),
      )

const noWorth = { worth: '', worthCurrency: '', worthBy: '' } as const

/** Nothing that failed, or was cancelled, has moved money. */
function worthIn(
  { transaction }: ActivityEntry,
  amount: ActivityEntry['amount'],
  worthOf: WorthOfEntry,
): Pick<ExportRow, keyof typeof noWorth> {
  if (amount?.value === undefined || transaction.txStatus !== 'SUCCESS') return noWorth
  const worth = worthOf({ transaction }, { ...amount, value: amount.value })
  return worth === undefined
    ? noWorth
    : {
        worth: worth.value.toFixed(2),
        worthCurrency: currency,
        worthBy: worth.isThen ? 'then' : 'today',
      }
}

const noFee = { fee: '', feeSymbol: '', feePaidBy: '' }

const feeOf = ({ fee }: ExportRecord): Pick<ExportRow, keyof typeof noFee> =>
  fee === undefined
    ? noFee
    : {
        fee: formatUnits(fee.amount, fee.decimals),
        feeSymbol: plainText(fee.symbol),
        feePaidBy: fee.paidBy,
      }

function wholeRow({ entry: { transaction }, proof }: ExportRecord) {
  const { executionInfo } = transaction
  return {
    time: localTime(transaction.timestamp),
    status: transaction.txStatus,
    place: executionInfo?.type === 'MULTISIG' ? String(executionInfo.nonce) : '',
    note: noteOfRow(transaction).head,
    notedName: '',
    memo: '',
    chainTransaction: transaction.txHash ?? '',
    id: transaction.id,
    part: '',
    fingerprint: '',
    ...noWorth,
    proof,
  }
}

const moved = (
  direction: string,
  to: Address | undefined,
  amount: ActivityEntry['amount'] | EntryPart['amount'],
  nameOf: (address: Address) => string | undefined,
) => ({
  direction,
  counterparty: to ?? '',
  name: (to && nameOf(to)) ?? '',
  amount: amount?.value === undefined ? '' : formatUnits(amount.value, amount.decimals),
  symbol: amount === undefined ? '' : plainText(amount.symbol),
  token: amount?.token ?? '',
})

const quoted = (text: string): string =>
  /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** What a spreadsheet adds up. */
const figures: readonly (keyof ExportRow)[] = ['amount', 'worth', 'fee']

/**
 * Rows as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. Where the reader writes a comma before the
 * fraction, so does the file, and parts its cells by semicolons: a spreadsheet there takes `1.5` for a day in May.
 *
 * @param mark before the fraction, as the reader writes it
 */
export function toCsv(rows: readonly ExportRow[], mark: DecimalMark): string {
  const delimiter = mark === ',' ? ';' : ','
  const cellOf = (row: ExportRow) => (column: keyof ExportRow) =>
    figures.includes(column) ? row[column].replace('.', mark) : quoted(asCell(row[column]))
  const lines = rows.map((row) => columns.map(cellOf(row)).join(delimiter))
  return `\ufeff${[columns.join(delimiter), ...lines].join('\r\n')}\r\n`
}

/** Rows as JSON, readable by people. */
export const toJson = (rows: readonly ExportRow[]): string => `${JSON.stringify(rows, null, 2)}\n`
