import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { buildAccount } from '../../../testing/buildAccount.ts'
import { testAddresses } from '../../../testing/buildTransaction.ts'
import { PayForm } from './PayForm.tsx'

const meta = {
  component: PayForm,
  args: {
    form: { recipient: '', amount: '', token: '' },
    assets: [
      { token: undefined, symbol: 'ETH', name: 'Ether', decimals: 18, balance: 40n * 10n ** 18n },
      {
        token: testAddresses.carol,
        symbol: 'dUSD',
        name: 'Demo Dollar',
        decimals: 6,
        balance: 125n,
      },
    ],
    account: buildAccount(),
    onChange: fn(),
    onReview: fn(),
  },
} satisfies Meta<typeof PayForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = {
  args: { form: { recipient: testAddresses.shop, amount: '1.5', token: '' } },
}

export const BalanceUnknown: Story = {
  args: {
    assets: [{ token: undefined, symbol: 'ETH', name: 'Ether', decimals: 18, balance: undefined }],
  },
}

/** The balances came while the payment was looked over, and the account holds less. */
export const SentBack: Story = {
  args: { form: { recipient: testAddresses.shop, amount: '41', token: '' }, sent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The account holds less.')).toBeVisible()
  },
}

export const OnAnotherChain: Story = {
  args: { form: { recipient: `gno:${testAddresses.shop}`, amount: '1', token: '' }, sent: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/This address is on Gnosis, and the account pays on Ethereum/),
    ).toBeVisible()
  },
}

export const Wrong: Story = {
  args: { form: { recipient: '0x123', amount: '41', token: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
  },
}
