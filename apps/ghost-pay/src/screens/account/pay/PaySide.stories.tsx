import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { PaySide } from './PaySide.tsx'

const day = 86_400_000
const now = Date.now()

const meta = {
  component: PaySide,
  args: {
    options: [
      { address: testAddresses.alice, name: 'Alice', lastPaid: now - 2 * day },
      { address: testAddresses.carol, name: undefined, lastPaid: now - 40 * day },
      { address: testAddresses.bob, name: 'Bob', lastPaid: undefined },
    ],
    history: 'whole',
    assets: [
      { token: undefined, symbol: 'ETH', name: 'Ether', decimals: 18, balance: 40n * 10n ** 18n },
      {
        token: testAddresses.shop,
        symbol: 'dUSD',
        name: 'Demo Dollar',
        decimals: 6,
        balance: 125_000_000_000n,
      },
    ],
    form: { recipient: '', token: '' },
    onRecipient: fn(),
    onToken: fn(),
  },
  decorators: [(story) => <div style={{ maxInlineSize: 296 }}>{story()}</div>],
} satisfies Meta<typeof PaySide>

export default meta
type Story = StoryObj<typeof meta>

/** A press fills the form; who was never paid is not here. */
export const Choosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: /Alice/ }))
    await expect(args.onRecipient).toHaveBeenLastCalledWith(testAddresses.alice)
    await userEvent.click(canvas.getByRole('button', { name: /dUSD/ }))
    await expect(args.onToken).toHaveBeenLastCalledWith(testAddresses.shop)
    await userEvent.click(canvas.getByRole('button', { name: /ETH/ }))
    await expect(args.onToken).toHaveBeenLastCalledWith('')
  },
}

export const Chosen: Story = {
  args: { form: { recipient: testAddresses.alice.toLowerCase(), token: testAddresses.shop } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Alice/ })).toBePressed()
    await expect(canvas.getByRole('button', { name: /dUSD/ })).toBePressed()
    await expect(canvas.getByRole('button', { name: /ETH/ })).not.toBePressed()
  },
}

/** That nobody was paid is not said before the history is read. */
export const Reading: Story = {
  args: { options: [], history: 'reading' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('status', { name: 'Reading whom this account has paid' }),
    ).toBeInTheDocument()
    await expect(canvas.queryByText(/^Nobody yet/)).toBeNull()
  },
}

/** Nothing is known of the account yet. */
export const Empty: Story = {
  args: {
    options: [],
    assets: [{ token: undefined, symbol: 'ETH', name: 'Ether', decimals: 18, balance: undefined }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nobody yet/)).toBeVisible()
  },
}

/** Who was paid is not known while nobody has said it. */
export const Unread: Story = {
  args: { options: [], history: 'unread' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not known: Safe’s service did not say/)).toBeVisible()
    await expect(canvas.queryByText(/^Nobody yet/)).toBeNull()
  },
}

/** Of a part that was read nothing follows for the rest. */
export const PartRead: Story = {
  args: { options: [], history: 'part' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^None found in its newest payments/)).toBeVisible()
    await expect(canvas.queryByText(/^Nobody yet/)).toBeNull()
  },
}

/** A token that calls itself something long is put to the form by its own address all the same. */
export const Hostile: Story = {
  args: {
    assets: [
      {
        token: testAddresses.shop,
        symbol: 'Visit claim-rewards.example now and take your prize',
        name: 'x',
        decimals: 0,
        balance: 10n ** 30n,
      },
    ],
  },
}
