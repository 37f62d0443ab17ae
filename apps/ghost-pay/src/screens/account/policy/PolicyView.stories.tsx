import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { maxUint256, zeroAddress, zeroHash } from 'viem'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { PolicyView } from './PolicyView.tsx'

const token = '0x8C04827329f40a0de8145226d98719aA2a5c53bb'
const names = new Map<string, string>([
  [testAddresses.alice, 'Alice'],
  [testAddresses.bob, 'Bob, who keeps the books of the whole north-eastern association'],
])
const policy = {
  chainId: 1,
  account: testAddresses.shop,
  issuedAt: 1_790_000_000n,
  replaces: zeroHash,
  people: [testAddresses.alice, testAddresses.bob, testAddresses.carol],
  onlyPeople: false,
  onlyTokens: false,
  limits: [
    { token, toAnyone: 10_000_000_000n, perDay: 25_000_000_000n, perMonth: null },
    { token: zeroAddress, toAnyone: 0n, perDay: null, perMonth: 5n * 10n ** 18n },
  ],
} as const
const current = { policy, messageHash: zeroHash, signers: 2 }

const meta = {
  component: PolicyView,
  args: {
    current,
    isReading: false,
    isWhole: true,
    notice: null,
    nameOf: (address) => names.get(address),
    tokens: [{ address: token, symbol: 'dUSD', decimals: 6 }],
    currency: { symbol: 'ETH', decimals: 18 },
    messagePath: '/a/1:0x/messages/0x',
    canWrite: true,
    form: null,
    onWrite: fn(),
  },
} satisfies Meta<typeof PolicyView>

export default meta
type Story = StoryObj<typeof meta>

export const Agreed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Anybody may be paid.')).toBeVisible()
    await expect(
      canvas.getByText('Somebody who is not named here gets at most 10,000 dUSD in one payment.'),
    ).toBeVisible()
    await expect(canvas.getByText('No name in this browser')).toBeVisible()
    await expect(canvas.getByText(/^Signed by 2 owners/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Write a new policy' }))
    await expect(args.onWrite).toHaveBeenCalled()
  },
}

export const None: Story = {
  args: { current: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write a policy' }))
    await expect(args.onWrite).toHaveBeenCalled()
  },
}

export const NoneForAVisitor: Story = {
  args: { current: undefined, canWrite: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Reading: Story = {
  args: { current: undefined, isReading: true, isWhole: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No policy yet')).toBeNull()
  },
}

/** What was not read in full is not called none. */
export const NotReadInFull: Story = {
  args: {
    current: undefined,
    isWhole: false,
    canWrite: false,
    notice: (
      <p className="gp-soft gp-small">
        Whether the owners have signed a policy could not be read in full.
      </p>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/could not be read in full/)).toBeVisible()
    await expect(canvas.queryByText('No policy yet')).toBeNull()
  },
}

export const Hostile: Story = {
  args: {
    tokens: [{ address: token, symbol: 'Visit https://claim.example now‮', decimals: 6 }],
    current: {
      ...current,
      policy: {
        ...policy,
        issuedAt: 2n ** 64n - 1n,
        people: [],
        limits: [{ token, toAnyone: maxUint256 - 1n, perDay: 1n, perMonth: null }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Its date is in the future. Ask who wrote it.')).toBeVisible()
    await expect(canvas.getByText('Nobody is named.')).toBeVisible()
  },
}
