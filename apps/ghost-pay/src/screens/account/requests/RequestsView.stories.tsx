import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { buildAccount } from '../../../testing/buildAccount.ts'
import {
  buildReceived,
  buildRequest,
  buildShownRequest,
  requestToken,
} from '../../../testing/buildRequest.ts'
import { ReceivePanel } from './ReceivePanel.tsx'
import { RequestForm } from './RequestForm.tsx'
import { RequestsView } from './RequestsView.tsx'

const account = buildAccount()
const assets = [
  { token: undefined, symbol: 'ETH', name: 'Ether', decimals: 18, balance: 1n },
  {
    token: requestToken.address,
    symbol: 'dUSD',
    name: 'Demo Dollar',
    decimals: 6,
    balance: undefined,
  },
]
const now = Math.floor(Date.now() / 1000)
const open = buildShownRequest(buildRequest(), [])
const part = buildShownRequest(
  buildRequest({ memo: 'Grant, second half', salt: '0x0000000000000002' }),
  [buildReceived({ amount: 1_000_000_000n })],
)
const paid = buildShownRequest(
  buildRequest({ memo: 'October retainer', salt: '0x0000000000000003' }),
  [buildReceived()],
)
const over = buildShownRequest(buildRequest({ memo: '', salt: '0x0000000000000004' }), [
  buildReceived({ amount: 4_300_000_000n }),
])
const ended = buildShownRequest(
  buildRequest({
    memo: 'Servers, September',
    issued: now - 40 * 86_400,
    expires: now - 86_400,
    signature: undefined,
    salt: '0x0000000000000005',
  }),
  [],
)

const meta = {
  component: RequestsView,
  args: {
    requests: [{ ...open, worth: 4199.5 }, part, paid, over, ended],
    unassigned: [],
    readAt: Date.now(),
    failure: undefined,
    silentCurrency: undefined,
    form: null,
    side: <ReceivePanel account={account} assets={assets} elsewhere={null} />,
    onNew: fn(),
    onForget: fn(),
  },
} satisfies Meta<typeof RequestsView>

export default meta
type Story = StoryObj<typeof meta>

export const EveryState: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('3,200 dUSD missing')).toBeVisible()
    // Where there is no price, no sum of money is made up.
    await expect(canvas.getAllByText(/^\$/)).toHaveLength(1)
    await expect(canvas.getByText('$4,199.50')).toBeVisible()
    await expect(canvas.getByText('Paid, and 100 dUSD too much')).toBeVisible()
    await expect(canvas.getByText('Ended, not paid')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Brand work/ }))
    await expect(canvas.getByRole('img', { name: /link of this request/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Forget this request' }))
    await expect(args.onForget).toHaveBeenCalledWith(open.hash)
  },
}

export const PaidOpened: Story = {
  args: { requests: [paid], openHash: paid.hash },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Exactly what was missing')).toBeVisible()
    await expect(canvas.getByText('block 21,884,102')).toBeVisible()
  },
}

export const Nothing: Story = {
  args: { requests: [], readAt: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a payment' }))
    await expect(args.onNew).toHaveBeenCalled()
  },
}

/** The chain has not answered yet: nothing is called unpaid. */
export const Waiting: Story = {
  args: { requests: [buildShownRequest(open.request, undefined)], readAt: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The blockchain has not said yet')).toBeVisible()
  },
}

export const NodeSilent: Story = {
  args: {
    requests: [{ ...buildShownRequest(open.request, undefined), token: undefined }],
    readAt: undefined,
    failure: { isAsking: false, onRetry: fn() },
  },
}

export const FitsNone: Story = {
  args: {
    requests: [open, buildShownRequest(buildRequest({ amount: 7n, memo: 'Another' }), [])],
    unassigned: [
      {
        transfer: buildReceived({ amount: 55_000_000n, logIndex: 9 }),
        token: requestToken,
      },
    ],
  },
}

export const Hostile: Story = {
  args: {
    requests: [
      {
        ...buildShownRequest(
          buildRequest({
            memo: `Pay\u202e now ${'unbroken'.repeat(20)}`,
            amount: (1n << 200n) + 7n,
          }),
          [],
        ),
        token: { symbol: 'A symbol that never ends', decimals: 0 },
      },
    ],
    silentCurrency: 'ETH',
  },
}

const form = (canSign: boolean, failure?: string) => (
  <RequestForm
    assets={assets}
    canSign={canSign}
    busy={false}
    failure={failure}
    onMake={fn()}
    onCancel={fn()}
  />
)

export const Asking: Story = {
  args: { form: form(true) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign the request' }))
    await expect(canvas.getByText('Enter an amount.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Amount'), '4200')
    await expect(
      canvas.getByRole('button', { name: 'Sign the request for 4,200 ETH' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByLabelText('What it is for'))
    await userEvent.paste('é'.repeat(141))
    await expect(canvas.getByText(/too long for a link/)).toBeVisible()
  },
}

/** Neither a request nor a code has an amount that can be read in two ways. */
export const AmountInTwoWays: Story = {
  args: { form: form(true) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Amount'), '1.500')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign the request' }))
    await userEvent.click(canvas.getByRole('button', { name: '1500 – 1 thousand 500' }))
    await expect(
      canvas.getByRole('button', { name: 'Sign the request for 1,500 ETH' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'The code asks for' }))
    await userEvent.click(canvas.getByRole('option', { name: 'dUSD' }))
    await userEvent.type(canvas.getByLabelText('Amount in the code'), '1.500')
    await expect(canvas.queryByRole('img', { name: /dUSD/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '1.5 – between 1 and 2' }))
    await expect(canvas.getByRole('img', { name: /pays 1\.5 dUSD/ })).toBeVisible()
  },
}

export const AskingAsVisitor: Story = { args: { form: form(false), requests: [] } }

export const Refused: Story = {
  args: { form: form(true, 'You declined in your wallet. Nothing was signed.'), requests: [] },
}

export const CodeWithAmount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'The code asks for' }))
    await userEvent.click(canvas.getByRole('option', { name: 'dUSD' }))
    await userEvent.type(canvas.getByLabelText('Amount in the code'), '12.5')
    const code = canvas.getByRole('img', { name: /pays 12\.5 dUSD/ })
    await expect(code.dataset['text']).toBe(
      `ethereum:${requestToken.address}@1/transfer?address=${account.address}&uint256=12500000`,
    )
  },
}
