import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { getAddress } from 'viem'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { toSafeTransaction } from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import { accountAddress } from '../testing/buildAccount.ts'
import { buildTokenCall, reviewToken } from '../testing/buildReview.ts'
import { SecondDevice } from './SecondDevice.tsx'

const account = { chainId: 1, safe: getAddress(accountAddress), version: '1.4.1' }
const payment = toSafeTransaction({
  ...buildTokenCall(testAddresses.bob, 4_200_000_000n),
  nonce: 41,
})
const batch = toSafeTransaction({
  ...batchTransaction({
    transactions: Array.from({ length: 100 }, (_, line) =>
      buildTokenCall(
        `0x${(line + 1).toString(16).padStart(40, 'a7')}`,
        BigInt(line + 1) * 1_370_001n,
      ),
    ),
    multiSend: getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' }).address,
  }),
  nonce: 41,
})

const closed = 'Check on a second device'

const meta = {
  component: SecondDevice,
  args: {
    signable: { ...account, transaction: payment },
    tokens: [reviewToken],
    currency: { symbol: 'ETH', decimals: 18 },
    note: 'Invoice 2026-114',
  },
} satisfies Meta<typeof SecondDevice>

export default meta
type Story = StoryObj<typeof meta>

export const OnePayment: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(closed))
    await expect(
      await canvas.findByRole('img', { name: 'QR code with this payment' }),
    ).toBeVisible()
    await expect(canvas.getByText(/^Send 4,200 dUSD to 0x/)).toBeVisible()
  },
}

export const SeveralCodes: Story = {
  args: { signable: { ...account, transaction: batch } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(closed))
    await expect(await canvas.findByRole('img', { name: /^QR code \d+ of \d+/ })).toBeVisible()
    await expect(canvas.getByText(/^100 payments to 100 payees: [\d,.]+ dUSD, from /)).toBeVisible()
  },
}

export const Closed: Story = {}
