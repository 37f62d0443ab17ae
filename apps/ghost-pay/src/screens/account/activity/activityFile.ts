import type { Address } from 'viem'
import { formatUnits } from 'viem'

import { plainText } from '../../../format/plainText.ts'
import type { ActivityEntry } from './activityEntry.ts'

/** One row of an exported file; every value is text, so that no digit of an amount is lost. */
export type ExportRow = {
  time: string
  direction: string
  counterparty: string
  name: string
  amount: string
  symbol: string
  token: string
  status: string
  place: string
  note: string
  chainTransaction: string
  id: string
}

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
  'chainTransaction',
  'id',
] as const satisfies readonly (keyof ExportRow)[]

/** An entry as a row of a file. Times are in UTC (ISO 8601), amounts in whole units with a point. */
export function exportRow(
  { transaction, kind, amount, counterparty }: ActivityEntry,
  nameOf: (address: Address) => string | undefined,
): ExportRow {
  const { executionInfo } = transaction
  return {
    time: new Date(transaction.timestamp).toISOString(),
    direction: kind,
    counterparty: counterparty ?? '',
    name: (counterparty && nameOf(counterparty)) ?? '',
    amount: amount?.value === undefined ? '' : formatUnits(amount.value, amount.decimals),
    symbol: amount === undefined ? '' : plainText(amount.symbol),
    token: amount?.token ?? '',
    status: transaction.txStatus,
    place: executionInfo?.type === 'MULTISIG' ? String(executionInfo.nonce) : '',
    note: plainText(transaction.note ?? ''),
    chainTransaction: transaction.txHash ?? '',
    id: transaction.id,
  }
}

/**
 * What a spreadsheet would run as a formula is made into text by an apostrophe before it, as spreadsheets themselves write it: cells
 * that begin with `=`, `+`, `-`, `@`, a tab or a line's end.
 */
export const asCell = (text: string): string =>
  /^[\s\u200b\ufeff]*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text

const quoted = (text: string): string =>
  /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** Rows as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. */
export function toCsv(rows: readonly ExportRow[]): string {
  const lines = rows.map((row) => columns.map((column) => quoted(asCell(row[column]))).join(','))
  return `\ufeff${[columns.join(','), ...lines].join('\r\n')}\r\n`
}

/** Rows as JSON, readable by people. */
export const toJson = (rows: readonly ExportRow[]): string => `${JSON.stringify(rows, null, 2)}\n`
