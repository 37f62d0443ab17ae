import { isAddress } from 'viem'
import type { DecimalSign, PayrollQuestion, PayrollToken, Row } from '@ghost-pay/payments/payroll'
import {
  type CheckedPayroll,
  differingRows,
  missingOf,
  readAs,
  sumOf,
} from '@ghost-pay/payments/payroll-check'
import { chooseColumn } from '@ghost-pay/payments/payroll-draft'

import { GroupedAddress } from '../../../../components/AddressBlock.tsx'
import { splitAmount } from '../../../../format/splitAmount.ts'
import { money as sayMoney } from '../../../../money/currency.ts'
import { text } from './payrollCopy.ts'
import { moneyOf, type Prices, sayDigits, sayFixed } from './payrollSums.ts'
import {
  fieldWord,
  QuestionCard,
  type QuestionCardProps,
  type QuestionOption,
  titleOf,
} from './QuestionCard.tsx'
import type { EditPayroll } from './usePayrollDraft.ts'

export type PayrollQuestionsProps = {
  payroll: Pick<CheckedPayroll, 'read' | 'mapping'>
  /** The lines as they were pasted, without headings. */
  rows: readonly Row[]
  tokens: readonly PayrollToken[]
  prices: Prices
  chainName: string
  onEdit: EditPayroll
}

/** What the pasted text leaves open; nothing of it is guessed. One at a time: an answer may settle others. */
export function PayrollQuestions(props: PayrollQuestionsProps) {
  const [question] = props.payroll.read.questions
  if (question === undefined) return null
  return <QuestionCard key={JSON.stringify(question)} {...cardOf(question, props)} />
}

function cardOf(question: PayrollQuestion, props: PayrollQuestionsProps): QuestionCardProps {
  const { payroll, chainName: chain, onEdit } = props
  switch (question.ask) {
    case 'decimalSign':
      return signCard(question, props)
    case 'cutAmount':
      return {
        title: text('map.ask.cut'),
        sentence: text('map.ask.cut.more', { example: question.example }),
        options: (['one', 'two'] as const).map((cutAmount) => ({
          label: text(`map.cut.${cutAmount}`),
          onChoose: () => onEdit({ mapping: { ...payroll.mapping, cutAmount } }),
        })),
      }
    case 'column':
      return {
        title: text(`map.ask.column.${question.field}`),
        sentence: text('map.ask.column.more'),
        options: [],
      }
    case 'chain': {
      const { written, lines: count } = question
      const isNone = written === ''
      return {
        title: isNone ? text('map.ask.chainNone', { count }) : text('map.ask.chain', { written }),
        sentence: text(isNone ? 'map.ask.chainNone.more' : 'map.ask.chain.more', { chain }),
        options: [true, false].map((isOwn) => ({
          label: isOwn ? text('map.chain.yes', { chain }) : text('map.chain.no'),
          ...(!isOwn && { example: text('map.chain.no.more') }),
          onChoose: () =>
            onEdit((edits) => ({
              isOwnChain: { ...edits.isOwnChain, [written.toLowerCase()]: isOwn },
            })),
        })),
      }
    }
    case 'unit':
      return {
        title: text('map.ask.unit', { written: question.written }),
        sentence: text('map.ask.unit.more'),
        options: [
          { label: text('map.unit.yes'), onChoose: () => onEdit({ areAmountsWhole: true }) },
        ],
      }
    case 'aside':
      return asideCard(question, props)
    case 'token':
      return tokenCard(question, props)
    default:
      return columnCard(question, props)
  }
}

/** Whether lines that say that they are not to be paid are paid all the same. */
const asideCard = (
  { written, lines }: PayrollQuestion & { ask: 'aside' },
  { onEdit }: PayrollQuestionsProps,
): QuestionCardProps => ({
  title: text('map.ask.aside', { count: lines.length, written }),
  sentence: text('map.ask.aside.more'),
  options: [false, true].map((isMeant) => ({
    label: text(isMeant ? 'map.aside.yes' : 'map.aside.no'),
    onChoose: () =>
      onEdit((edits) => ({
        isMeant: { ...edits.isMeant, [written.toLowerCase()]: isMeant },
        dropped: isMeant ? edits.dropped : [...new Set([...edits.dropped, ...lines])],
      })),
  })),
})

/** What each question about several columns asks for. */
export const askedField = {
  addressColumn: 'address',
  amountColumn: 'amount',
  tokenColumn: 'token',
  chainColumn: 'chain',
  nameColumn: 'name',
} as const

/** Which of several columns has it, by a line in which they differ. */
function columnCard(
  { ask, columns }: PayrollQuestion & { ask: keyof typeof askedField },
  { payroll: { read, mapping }, rows, onEdit }: PayrollQuestionsProps,
): QuestionCardProps {
  const places = columns.map(({ column }) => column)
  const differ = differingRows(rows, places)
  const example = differ[0] ?? rows[0]
  const options = columns.map(({ column, title, total }): QuestionOption => ({
    label: titleOf({ title, column }),
    example: (
      <ExampleCell
        ask={ask}
        name={example?.cells[read.columns.name ?? -1] ?? ''}
        line={example?.line ?? 0}
        cell={example?.cells[column] ?? ''}
      />
    ),
    evidence:
      ask === 'addressColumn'
        ? sayAddresses(
            read.table.find((one) => one.column === column)?.addresses ?? 0,
            rows.filter(({ cells }) => (cells[column] ?? '') === '').length,
            rows.length,
          )
        : total === undefined
          ? undefined
          : text('map.count.total', { total: sayDigits(total) }),
    onChoose: () => onEdit({ mapping: chooseColumn(mapping, column, askedField[ask]) }),
  }))
  // Without a token, a network or a name a line can be paid.
  if (ask !== 'addressColumn' && ask !== 'amountColumn') {
    options.push({
      label: text('map.none'),
      onChoose: () =>
        onEdit({
          mapping: places.reduce((said, column) => chooseColumn(said, column, 'unused'), mapping),
        }),
    })
  }
  const count = differ.length
  return {
    title: text('map.ask.columns', { count: columns.length, field: fieldWord(askedField[ask]) }),
    sentence:
      count === 0
        ? text('map.ask.same')
        : text(ask === 'addressColumn' ? 'map.ask.addressColumn.differ' : 'map.ask.differ', {
            count,
          }),
    options,
  }
}

const sayAddresses = (count: number, empty: number, all: number): string =>
  `${text('payroll.why.addresses', { count, all })}${empty === 0 ? '' : text('map.count.empty', { count: empty })}`

type ExampleCellProps = { ask: keyof typeof askedField; name: string; line: number; cell: string }

function ExampleCell({ ask, name, line, cell }: ExampleCellProps) {
  const example = cell || text('map.example.nothing')
  if (ask === 'addressColumn') {
    return (
      <>
        {name === ''
          ? text('map.example.addressNoName', { line })
          : text('map.example.address', { name, line })}
        {isAddress(cell, { strict: false }) ? (
          // As it was pasted: its capitals are checked later.
          <GroupedAddress address={cell} />
        ) : (
          <span className="gp-mono"> {example}</span>
        )}
      </>
    )
  }
  if (ask !== 'amountColumn') return text('map.example.cell', { line, example })
  return name === ''
    ? text('map.example.amountNoName', { line, example })
    : text('map.example.amount', { name, line, example })
}

/** Which sign is before the cents, by a line that is read differently. */
function signCard(
  { reason, example: written }: PayrollQuestion & { ask: 'decimalSign' },
  { payroll: { read }, onEdit }: PayrollQuestionsProps,
): QuestionCardProps {
  const [first] = read.rows.filter(({ amount }) => readAs(amount, '.') !== readAs(amount, ','))
  const option = (sign: DecimalSign, key: 'point' | 'comma'): QuestionOption => {
    const example = first?.amount ?? written
    const digits = readAs(example, sign)
    const line = first?.line ?? 0
    const count = read.rows.filter(({ amount }) => readAs(amount, sign) !== undefined).length
    return {
      label: text(`map.sign.${key}`),
      example:
        digits === undefined
          ? text('map.sign.readsNot', { example, line })
          : text('map.sign.reads', { example, line, amount: sayDigits(digits) }),
      evidence: text('map.sign.count', { count, all: read.rows.length }),
      onChoose: () => onEdit({ decimalSign: sign }),
    }
  }
  return {
    title:
      reason === 'mixed' ? text('map.ask.mixed') : text('map.ask.unclear', { example: written }),
    sentence: text('map.ask.sign'),
    options: [option(',', 'comma'), option('.', 'point')],
  }
}

/** Which token pays what is written in another currency, or the lines that name none. */
function tokenCard(
  { written, place, lines, isNamed }: PayrollQuestion & { ask: 'token' },
  { payroll: { read }, tokens, prices, onEdit }: PayrollQuestionsProps,
): QuestionCardProps {
  const answer = (token: string) =>
    onEdit((edits) =>
      written === '' ? { token } : { paidIn: { ...edits.paidIn, [written.toLowerCase()]: token } },
    )
  const own = read.rows.filter(({ token }) => token.toLowerCase() === written.toLowerCase())
  const sum =
    own.length === lines
      ? sumOf(
          own.map(({ amount }) => amount),
          read.decimalSign,
        )
      : undefined
  return {
    title:
      written === ''
        ? text('map.ask.token.none', { count: lines })
        : text(`map.ask.token.${place}`, { written }),
    sentence: text(written === '' ? 'map.ask.token.noneMore' : 'map.ask.token.more'),
    options: isNamed
      ? [{ label: text('map.token.line'), onChoose: () => answer('line') }]
      : tokens.map((token) => ({
          label: token.symbol,
          example: sayTokenChoice(token, { written, lines, sum }),
          evidence: <Holding token={token} sum={sum} prices={prices} />,
          onChoose: () => answer(token.address ?? ''),
        })),
  }
}

type Sum = ReturnType<typeof sumOf>

/** What a token would pay; a choice that is odd says so. */
function sayTokenChoice(
  { symbol }: PayrollToken,
  { written, lines: count, sum: all }: { written: string; lines: number; sum: Sum },
): string {
  const sum = all && sayFixed(all.total, all.decimals, 2)
  const isOdd = written !== '' && !symbol.toLowerCase().includes(written.toLowerCase())
  if (isOdd) {
    return sum === undefined
      ? text('map.token.odd', { symbol, written })
      : text('map.token.oddSum', { symbol, written, sum })
  }
  return sum === undefined
    ? text('payroll.lines', { count })
    : text('map.token.sum', { count, sum, symbol })
}

/** What it comes to in money, how much of the token is there, and how much too little that is. */
function Holding({ token, sum, prices }: { token: PayrollToken; sum: Sum; prices: Prices }) {
  const { balance, decimals, symbol } = token
  const money = sum && moneyOf({ ...token, decimals: sum.decimals }, sum.total, prices)
  const missing = missingOf(token, sum)
  const held = { balance: splitAmount(balance ?? 0n, decimals).integer, symbol }
  return (
    <>
      {money !== undefined && <strong>{sayMoney(money)}</strong>}
      {balance !== undefined && missing === undefined && text('map.token.holds', held)}
      {missing !== undefined && (
        <span className="gp-short">
          {text('map.token.short', { ...held, missing: splitAmount(missing, decimals).integer })}
        </span>
      )}
    </>
  )
}
