import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { Button } from '../../../../components/Button.tsx'
import { CopyLink } from '../../../../components/CopyLink.tsx'
import { SignatureDots } from '../../../../components/SignatureDots.tsx'
import { payeeAddress, storyDollar } from '../../../../testing/buildPayroll.ts'
import { PayrollEnd } from './PayrollEnd.tsx'
import { OneFigure, PayrollFigures } from './PayrollFigures.tsx'
import type { SignedView } from './payrollSums.ts'
import { SignedBatchView, SignedLines } from './SignedBatchView.tsx'

const see = (
  <a className="gp-button" data-look="plain" href="#/tx">
    See it
  </a>
)

const lines: SignedView['parts'] = Array.from({ length: 28 }, (_, index) => {
  const amount = {
    value: 1_425_500_000n,
    decimals: 6,
    symbol: storyDollar.symbol,
    token: storyDollar.address,
  }
  return {
    sentence: '',
    payment: { amount, to: payeeAddress(index) },
    moved: [amount],
    parts: [],
  }
})
const view: SignedView = {
  amount: undefined,
  counterparty: undefined,
  sentence: '',
  parts: lines,
  totals: [],
}

const figures = (
  <PayrollFigures
    title="Will leave Treasury"
    sums={[{ token: storyDollar, total: 39_914_000_000n, people: 28, money: 39_914, places: 2 }]}
    people={28}
  >
    <OneFigure title="Approvals" value="1 of 2" more="Bob or Carol is missing" />
  </PayrollFigures>
)

const meta = {
  component: SignedBatchView,
  args: {
    state: 'waits',
    said: 'Signed, waits for Bob or Carol',
    more: 'You approved it today 18:02. Next in line (no. 44). Nothing has moved.',
    dots: (
      <SignatureDots
        count={1}
        signed={[{ address: testAddresses.alice, name: 'Alice' }]}
        required={2}
        size={28}
      />
    ),
    acts: (
      <>
        {see}
        <CopyLink look="primary" href="#/tx">
          Copy link for Bob and Carol
        </CopyLink>
      </>
    ),
    children: (
      <>
        {figures}
        <SignedLines view={view} note={undefined} state="waits" />
      </>
    ),
  },
  render: (args) => (
    <PayrollEnd
      title="November payroll"
      accountName="Treasury"
      people={28}
      onUseAgain={fn()}
      onNew={fn()}
    >
      <SignedBatchView {...args} />
    </PayrollEnd>
  ),
} satisfies Meta<typeof SignedBatchView>

export default meta
type Story = StoryObj<typeof meta>

/** The form is closed: figures and folded lines, no fields and no review. */
export const Waits: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Review/ })).toBeNull()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByText(/^28 lines/))
    await expect(await canvas.findByRole('button', { name: /^Show 22 more/ })).toBeVisible()
  },
}

const onUseAgain = fn()

export const Paid: Story = {
  args: {
    state: 'paid',
    said: 'Paid on Nov 25',
    more: '6:24 PM, to 28 people. Approved by Alice and Bob, sent by Bob.',
    acts: (
      <>
        {see}
        <Button onPress={onUseAgain}>Use again</Button>
      </>
    ),
    children: <SignedLines view={view} note={undefined} state="paid" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use again' }))
    await expect(onUseAgain).toHaveBeenCalled()
    await expect(canvas.getByText('all arrived')).toBeVisible()
  },
}

export const Sent: Story = {
  args: {
    state: 'sent',
    said: 'Sent today 6:24 PM, not final yet',
    more: 'It pays 28 people at once, as soon as the blockchain has it.',
    acts: see,
    children: null,
  },
}

export const Cancelled: Story = {
  args: {
    state: 'over',
    said: 'Cancelled: nothing was paid',
    more: 'Something else took its number (44).',
    acts: (
      <>
        {see}
        <Button onPress={onUseAgain}>Use again</Button>
      </>
    ),
    children: null,
  },
}

/** Nobody has said anything of it yet. */
export const Unknown: Story = {
  args: { state: undefined, said: 'Signed, asking how far it is', more: '', acts: see },
}
