import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { getAddress } from 'viem'
import {
  checkDraft,
  type LineRehearsal,
  payeeKey,
  type PayrollContext,
  payrollNotes,
} from '@ghost-pay/payments/payroll-check'
import { noEdits, type PayrollEdits } from '@ghost-pay/payments/payroll-draft'

import {
  buildPayrollContext,
  payeeAddress,
  payrollText,
  storyDollar,
  storyEther,
} from '../../../../testing/buildPayroll.ts'
import { PayrollView } from './PayrollView.tsx'
import type { PayeeName } from './usePayeeNames.ts'
import { groupLines } from './usePayrollDraft.ts'

/** Everything that can be compared or meant of lines. */
function answersTo(text: string) {
  const { lines } = checkDraft({ text, edits: noEdits }, buildPayrollContext())
  return {
    looked: lines.map(payeeKey),
    answered: payrollNotes(lines).flatMap((note) => (note.kind === 'new' ? [] : note.keys)),
  }
}

/** A payroll of some text, the first lines of it rehearsed. */
function payrollArgs(
  text: string,
  {
    edits = {},
    context = {},
    arrived = 0,
    running = 0,
    failing = [],
  }: {
    edits?: Partial<PayrollEdits>
    context?: Partial<PayrollContext>
    arrived?: number
    running?: number
    failing?: readonly number[]
  } = {},
) {
  const allEdits = { ...noEdits, ...edits }
  const payroll = checkDraft({ text, edits: allEdits }, buildPayrollContext(context))
  const lines = new Map(
    payroll.payable.slice(0, arrived + running).map(({ line }, index): [number, LineRehearsal] => {
      if (index >= arrived) return [line, { status: 'running' }]
      return [line, { status: failing.includes(line) ? 'fails' : 'arrives', gas: 52_000n }]
    }),
  )
  const block = arrived > 0 ? 21_884_090 : undefined
  return { text, payroll, edits: allEdits, rehearsals: { lines, block, isUnable: false } }
}

const meta = {
  component: PayrollView,
  args: {
    accountName: 'Treasury',
    tokens: [storyEther, storyDollar],
    prices: new Map([
      ['', 3418.2],
      [storyDollar.address ?? '', 1],
    ]),
    alike: { found: [], inside: [] },
    path: '/a/eth:0x1',
    chainName: 'Ethereum',
    nameOf: (address) => (address === payeeAddress(1) ? 'Ines' : undefined),
    names: new Map(),
    opened: [],
    onEdit: fn(),
    onPasteMore: fn(),
    onStartOver: fn(),
    onReview: fn(),
    ...payrollArgs(payrollText(12), { arrived: 12 }),
  },
} satisfies Meta<typeof PayrollView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    // Only the review tries the batch as the one transaction it is: no figure here could be the same.
    await expect(canvas.queryByText(/network fee/i)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Review 1 batch' }))
    await expect(args.onReview).toHaveBeenCalledWith(0)
  },
}

/** The names go to People once the lines are signed. */
export const KeepsNames: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', {
      name: 'Keep these names in People once it is signed',
    })
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
    await expect(args.onEdit).toHaveBeenCalled()
  },
}

export const FiveHundredRunning: Story = {
  args: payrollArgs(payrollText(500), { arrived: 200, running: 100 }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('5 batches: 100 + 100 + 100 + 100 + 100')).toBeVisible()
    const rows = () => canvasElement.querySelectorAll('.gp-payroll-table tbody tr')
    await waitFor(() => expect(rows()).toHaveLength(101))
    await userEvent.click(canvas.getByRole('button', { name: 'Show 100 more lines' }))
    await waitFor(() => expect(rows()).toHaveLength(202))
  },
}

const first = payeeAddress(0)
const imitation = getAddress(`${first.slice(0, 8)}${'7'.repeat(28)}${first.slice(-6)}`)
const trouble = [
  payrollText(2),
  `Jonas Weber\t${payeeAddress(2).replace(/.{12}$/, (end) => end.slice(1))}\t2310.00\tdUSD\tOctober`,
  `Ines Okafor\t${payeeAddress(1)}\t2037.50\tdUSD\tOctober`,
  `Kofi Mensah\t${payeeAddress(900)}\t3640.00\tdUSD\tOctober`,
  `Marek Dvořák\t${imitation}\t9000.00\tdUSD\tOctober`,
  `Nobody\t\t10.00\tdUSD\tOctober`,
  `A name that is longer than any column could ever be, and then some more of it\t${payeeAddress(5)}\t1.00000001\tdUSD\tA memo that is just as long as the name and says much more than anybody needs to know`,
].join('\n')

export const Trouble: Story = {
  args: payrollArgs(trouble, {
    arrived: 3,
    context: {
      known: [{ address: first, name: 'Marek', wasPaid: true }, ...buildPayrollContext().known],
    },
  }),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getAllByText('4 lines stop you')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: /^Review/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Drop 4 lines' }))
    await expect(args.onEdit).toHaveBeenCalled()
    await expect(canvas.getByText(/^One character is missing\. An address/)).toBeVisible()
    await expect(canvas.getByText('Twice the same')).toBeVisible()
    await expect(canvas.getByText('1 of 8 is new')).toBeVisible()
    const first = canvasElement.querySelector('.gp-payroll-table tbody tr')
    await expect(first).toHaveTextContent('4 lines stop you')
  },
}

/** All that is wrong with a line is said at once, and not the second when the first is put right. */
export const LineWithTwoMistakes: Story = {
  args: payrollArgs(`${payrollText(2)}\nNobody\t\ttwelve\tdUSD\tOctober`, { arrived: 2 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There is no address in this line\./)).toBeVisible()
    await expect(canvas.getByText('This is not an amount. Write it in digits.')).toBeVisible()
    await expect(canvas.getByText('Line 3 stops you')).toBeVisible()
  },
}

export const OneFails: Story = {
  args: payrollArgs(payrollText(5), { arrived: 5, failing: [4] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Line 4 stops you')).toBeVisible()
  },
}

export const Asks: Story = {
  args: payrollArgs(`${payeeAddress(0)}\t1,500\tdUSD\n${payeeAddress(1)}\t2,750\tdUSD`),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('radio', {
        name: /^A comma is before the cents.*1,500, line 1, is 1\.50 2 of 2/,
      }),
    )
    await expect(args.onEdit).toHaveBeenCalled()
  },
}

const columnsText = (heading: string) =>
  [
    heading,
    `Marek Dvořák;${payeeAddress(0)};${payeeAddress(0)};2.860,00;Design`,
    `Ines Okafor;${payeeAddress(1)};${payeeAddress(7)};3.120,00;Engineering`,
  ].join('\n')

/** Two columns could be the payee: it is asked, and the answer is one press. */
export const AsksForThePayee: Story = {
  args: payrollArgs(columnsText('Employee;Wallet;Wallet 2025;Net pay;Note')),
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('heading', { name: '2 columns could be the payee' }),
    ).toBeVisible()
    await expect(canvas.getByText(/they differ on 1 line\. Which one is paid/)).toBeVisible()
    await expect(canvas.getByText('which address?')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Review/ })).toBeDisabled()
    await expect(canvas.getByRole('combobox', { name: 'Wallet 2025' })).toHaveTextContent('Payee?')
    const radio = canvas.getByRole('radio', {
      name: /^Wallet Ines Okafor, line 3, would get it at/,
    })
    await expect(radio).not.toBeChecked()
    await userEvent.click(radio)
    await expect(args.onEdit).toHaveBeenCalled()
  },
}

/** Each answer says what it pays, and the next question waits for it. */
export const AsksForTheAmount: Story = {
  args: payrollArgs(
    [
      'Name;Wallet;Gross;Net',
      `Ana;${payeeAddress(0)};5000.50;3100.25`,
      `Ben;${payeeAddress(1)};4000;2500`,
    ].join('\n'),
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: /^Gross.*9,000\.50 in all/ })).toBeVisible()
    await expect(canvas.queryByText(/name no token/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('radio', { name: /^Net.*5,600\.25 in all/ }))
    await expect(args.onEdit).toHaveBeenCalled()
  },
}

/** Without headings two columns have words that differ from line to line: which of them is the name is asked. */
export const AsksForTheName: Story = {
  args: payrollArgs(
    [
      `Brand work;${payeeAddress(0)};12.50 dUSD;Ana Ferreira`,
      `Translation;${payeeAddress(1)};13.50 dUSD;Ben Okafor`,
    ].join('\n'),
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: '2 columns could be the name' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'None of them' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Column 4 Line 1 says Ana Ferreira/ }))
    await expect(args.onEdit).toHaveBeenCalled()
  },
}

/** No column has addresses: the selects below say which one is meant. */
export const AsksForAColumn: Story = {
  args: payrollArgs('Name;Who gets it;Net\nAna;ana.eth;12\nBen;ben.eth;13'),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^No column has addresses/)).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Who gets it' }))
    await userEvent.click(canvas.getByRole('option', { name: 'Payee' }))
    await expect(args.onEdit).toHaveBeenCalled()
  },
}

/** The heading names a currency that is no token. */
export const AsksForTheToken: Story = {
  args: payrollArgs(`Name;Konto;Betrag (EUR);Zweck\nHilde;${payeeAddress(0)};1.600,00;Oktober`),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('The heading says EUR. Which token pays it?')).toBeVisible()
    await expect(canvas.getByText('which token?')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('radio', {
        name: /^dUSD Pays dUSD where the text says EUR: 1,600\.00 dUSD/,
      }),
    )
    await expect(args.onEdit).toHaveBeenCalled()
    // So much of it is not there.
    await expect(canvas.getByText('holds 40 ETH: 1,560 ETH too little')).toBeVisible()
  },
}

/** Nothing names a token, and the account has several: it is asked before anything else is said. */
export const AsksWhatIsPaid: Story = {
  args: payrollArgs(`Name;Wallet;Amount\nAna;${payeeAddress(0)};12\nBen;${payeeAddress(1)};13`),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('2 lines name no token. What are they paid in?')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Review/ })).toBeDisabled()
    await expect(canvas.queryByText(/^This line names no token/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('radio', { name: /^ETH 2 lines, 25\.00 ETH/ }))
    await expect(args.onEdit).toHaveBeenCalled()
  },
}

/** One line of several names no token. What is read of the first says the token that it names, and a cell stands beside those of its own line. */
export const AsksWhatOneLineIsPaidIn: Story = {
  args: payrollArgs(
    [
      'Name;Wallet;Amount;Token',
      'Ana;;12;dUSD',
      `Ben;${payeeAddress(1)};13;`,
      `Cleo;${payeeAddress(2)};14;dUSD`,
    ].join('\n'),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 line names no token. What is it paid in?')).toBeVisible()
    await expect(canvas.queryByText('which token?')).toBeNull()
    await expect(canvas.getByText('which address?')).toBeVisible()
    const columns = canvas.getAllByRole('list', { name: 'Two lines' })
    await expect(columns.map((column) => column.querySelectorAll('li')[0]?.textContent)).toEqual([
      'Ana',
      '–',
      '12',
      'dUSD',
    ])
  },
}

/** A column says which network each line is for. */
export const AsksForTheNetwork: Story = {
  args: payrollArgs(
    `Wallet;Amount (dUSD);Network\n${payeeAddress(0)};12;ERC20\n${payeeAddress(1)};13;arb1`,
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('The lines say ERC20 as their network')).toBeVisible()
    // Nothing is judged while something is asked.
    await expect(canvas.queryByText(/^This line is for Arbitrum One/)).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes, for Ethereum' }))
    await expect(args.onEdit).toHaveBeenCalled()
  },
}

/** Lines say that they were paid already. */
export const AsksAboutPaidLines: Story = {
  args: payrollArgs(
    `Name;Wallet;Amount (dUSD);Status\nAna;${payeeAddress(0)};12;open\nBen;${payeeAddress(1)};13;paid`,
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('1 line says “Status: paid”')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Leave out' }))
    await expect(args.onEdit).toHaveBeenCalled()
  },
}

/** The heading of the amounts says cents. */
export const AsksForTheUnit: Story = {
  args: payrollArgs(`Wallet;dUSD cents\n${payeeAddress(0)};1200`),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/The table says of the amounts: “dUSD cents”/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Pay them as they stand' }))
    await expect(args.onEdit).toHaveBeenCalled()
  },
}

/** A comma may have cut the amounts. */
export const AsksForTheComma: Story = {
  args: payrollArgs(`${payeeAddress(0)},1,5\n${payeeAddress(1)},2,25`),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Is 1,5 one amount/)).toBeVisible()
  },
}

/** What was answered is one line each, with the way back; then the lines are seen. */
export const AnsweredColumns: Story = {
  args: payrollArgs(`Name;Konto;Betrag (EUR);Zweck\nHilde;${payeeAddress(0)};1.600,00;Oktober`, {
    edits: { paidIn: { eur: storyDollar.address ?? '' } },
  }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Konto')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change columns' }))
    await expect(canvas.getByText('dUSD pays EUR')).toBeVisible()
    await expect(canvas.getByText('decimal comma: 1.600,00 is 1,600.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change: dUSD pays EUR' }))
    await expect(args.onEdit).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'See the line' }))
    await expect(canvas.getByText('1 batch of 1')).toBeVisible()
  },
}

/** Two names stand on one address. */
export const TwoNames: Story = {
  args: payrollArgs(`Kofi\t${payeeAddress(0)}\t5.00\tdUSD\nJonas\t${payeeAddress(0)}\t7.00\tdUSD`),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Two names, one address')).toBeVisible()
    await expect(canvas.getByText(/Kofi \(line 1\) and Jonas \(line 2\)/)).toBeVisible()
    await expect(canvas.getAllByText('Same address')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Both are right' }))
    await expect(args.onEdit).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Correct one' }))
    await expect(canvas.getByRole('textbox', { name: 'Address in line 2' })).toHaveFocus()
  },
}

/** Nobody of twelve has been compared: it is one line, and one list. */
export const TwelveNew: Story = {
  args: {
    ...payrollArgs(payrollText(12), { arrived: 12, context: { known: [] } }),
    alike: {
      found: [{ kind: 'much', count: 11, id: 'one', at: Date.UTC(2025, 9, 26), place: undefined }],
      inside: [],
    },
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByText('12 of 12 are new')).toBeVisible()
    await expect(canvas.getByText(/Much like what left on Oct 2\d, 2025/)).toBeVisible()
    await expect(canvas.getByText('2 things to look at')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Review 1 batch' })).toBeDisabled()
    await expect(canvasElement.querySelectorAll('.gp-payroll-say')).toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Compare the list' }))
    await expect(canvas.getAllByRole('checkbox', { name: /it agrees$/ })).toHaveLength(12)
    await userEvent.type(canvas.getByRole('textbox', { name: /^Find a name/ }), 'marek')
    const [first] = canvas.getAllByRole('checkbox', { name: /it agrees$/ })
    if (first === undefined) throw new Error('A box for each payee.')
    await userEvent.click(first)
    await userEvent.click(canvas.getByRole('button', { name: 'Keep 1 tick' }))
    await expect(args.onEdit).toHaveBeenCalled()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

const shared = `Kofi\t${payeeAddress(0)}\t5.00\tdUSD\nJonas\t${payeeAddress(0)}\t7.00\tdUSD`

/** What was compared and answered is said softly, each with the way back. */
export const Answered: Story = {
  args: payrollArgs(shared, { arrived: 2, edits: answersTo(shared) }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Kofi and Jonas share an address/)).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Undo' })[1] ?? document.body)
    await expect(args.onEdit).toHaveBeenCalled()
  },
}

/** Everything to look at was answered: the review opens. */
export const AllAnswered: Story = {
  args: {
    ...payrollArgs(payrollText(12), {
      arrived: 12,
      context: { known: [] },
      edits: {
        ...answersTo(payrollText(12)),
        answered: ['alike one 11'],
      },
    }),
    alike: {
      found: [{ kind: 'much', count: 11, id: 'one', at: Date.UTC(2025, 9, 26), place: undefined }],
      inside: [],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('You compared 12 addresses.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Review 1 batch' }))
    await expect(args.onReview).toHaveBeenCalledWith(0)
  },
}

/** Some of the lines were paid by themselves: one line with a list, each with the way to it. */
export const PaidByThemselves: Story = {
  args: {
    alike: {
      found: [],
      inside: [0, 1].map((index) => {
        const line = meta.args.payroll.payable[index]
        if (line === undefined) throw new Error('A line.')
        const isLeft = index === 0
        return {
          id: `single ${index}`,
          at: isLeft ? Date.UTC(2025, 9, 26) : undefined,
          place: isLeft ? undefined : 44,
          payments: [{ to: line.address, token: line.token.address ?? null, amount: line.amount }],
        }
      }),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('2 lines were paid by themselves already')).toBeVisible()
    await expect(canvas.getByText(/\(line 1\) left on Oct 2\d, 2025\./)).toBeVisible()
    await expect(canvas.getByText(/\(line 2\) waits in the inbox \(no\. 44\)/)).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'See it' })).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Review 1 batch' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'It is meant' }))
    await expect(args.onEdit).toHaveBeenCalled()
  },
}

/** Nobody knows yet whether the same left lately. */
export const Comparing: Story = {
  args: { isComparing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Comparing with what was paid before')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Review 1 batch' })).toBeDisabled()
  },
}

/** Two tokens, one of them worth something else than it says: each has its sum, and they are added in money. */
export const TwoTokens: Story = {
  args: payrollArgs(
    `Kofi\t${payeeAddress(0)}\t5.00\tdUSD\nJonas\t${payeeAddress(2)}\t0.125\tETH\nMei\t${payeeAddress(3)}\t2\tETH`,
    { arrived: 3 },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 lines arrive')).toBeVisible()
    await expect(canvas.getByText('5.00 dUSD · 2.125 ETH')).toBeVisible()
    await expect(canvas.getByText(/^\$7,268\.6\d$/)).toBeVisible()
    await expect(canvas.getByText('3 people')).toBeVisible()
  },
}

export const TooLittle: Story = {
  args: payrollArgs(payrollText(5), {
    arrived: 5,
    context: { tokens: [storyEther, { ...storyDollar, balance: 9_000_000_000n }] },
  }),
}

export const BalanceUnknown: Story = {
  args: {
    ...payrollArgs(payrollText(3), {
      context: { tokens: [{ ...storyDollar, balance: undefined }], arePayeesKnown: false },
    }),
    rehearsals: { lines: new Map(), block: undefined, isUnable: true },
  },
}

export const AllDropped: Story = {
  args: payrollArgs(payrollText(2), { edits: { dropped: [1, 2] } }),
}

/** A group that is paid: each line waits for its amount, which is typed beside it. */
export const AmountsToType: Story = {
  args: {
    ...payrollArgs(
      groupLines([
        { address: payeeAddress(0), name: 'Ana Ferreira', groups: [], chainIds: [] },
        { address: payeeAddress(1), name: 'Ines', groups: [], chainIds: [] },
      ]),
      { edits: { token: storyDollar.address } },
    ),
    onAmount: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('textbox', { name: /^Amount in line/ })
    if (first === undefined) throw new Error('A field for each line.')
    await userEvent.type(first, 'ten{Enter}')
    await expect(args.onAmount).not.toHaveBeenCalled()
    await expect(canvas.getByText(/^Write the amount in digits/)).toBeVisible()
    await userEvent.clear(first)
    await userEvent.type(first, '1500.5{Enter}')
    await expect(args.onAmount).toHaveBeenCalledWith(2, '1500.5')
    await userEvent.clear(first)
    await userEvent.type(first, '1.500{Enter}')
    await expect(args.onAmount).not.toHaveBeenCalledWith(2, '1.5')
    await userEvent.click(canvas.getByRole('button', { name: '1500 – 1 thousand 500' }))
    await expect(args.onAmount).toHaveBeenLastCalledWith(2, '1500')
  },
}

/** The memos go into the bytes of the payments; one token does not take them. */
export const MemosBound: Story = {
  args: (() => {
    const args = payrollArgs(payrollText(12), { arrived: 12, edits: { isBound: true } })
    const lines = new Map(
      [...args.rehearsals.lines].map(([line, one]) => [line, { ...one, isBound: line !== 3 }]),
    )
    return { ...args, rehearsals: { ...args.rehearsals, lines } }
  })(),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('checkbox', { name: 'Bind the memos to the payments' }),
    ).toBeChecked()
    await expect(
      canvas.getByText('11 of 12 lines carry the fingerprint of their memos.'),
    ).toBeVisible()
  },
}

/** Names stand in the place of addresses: the chain has said whose two of them are, and nobody has the third. */
export const NamesOfPayees: Story = {
  args: {
    ...payrollArgs('Wallet;Amount;Token\nana.eth;12;dUSD\nben.eth;13;dUSD\ncarol.eth;14;dUSD'),
    names: new Map(
      (['ana.eth', 'ben.eth', 'carol.eth'] as const).map((name, index): [string, PayeeName] => [
        name,
        index < 2
          ? {
              said: ['recipient.found', { name, chain: 'Ethereum' }],
              address: payeeAddress(index),
            }
          : { said: ['recipient.nobody', { name, chain: 'Ethereum' }], address: undefined },
      ]),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Nobody has the name carol.eth on Ethereum.')).toBeVisible()
    await expect(canvas.getByText(/ana.eth has an address on Ethereum/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Use that one' })).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Use these 2 addresses' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
}
