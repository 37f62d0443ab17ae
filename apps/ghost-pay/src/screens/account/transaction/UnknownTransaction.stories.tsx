import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { buildAccount } from '../../../testing/buildAccount.ts'
import { withApp } from '../../../testing/withApp.tsx'
import { UnknownTransactionView } from './UnknownTransaction.tsx'

const account = buildAccount()
const executed = {
  hash: `0x${'7f'.repeat(32)}`,
  block: 21_400_000,
  time: Date.UTC(2026, 9, 1, 12, 30),
} as const

const meta = {
  component: UnknownTransactionView,
  decorators: [withApp],
  args: { account, isHere: false, found: undefined, failure: undefined, keptPath: undefined },
} satisfies Meta<typeof UnknownTransactionView>

export default meta
type Story = StoryObj<typeof meta>

export const Looking: Story = {}

export const ExecutedOnChain: Story = {
  args: { found: { status: 'succeeded', ...executed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The account has done it.')).toBeVisible()
    await expect(canvas.getByText(/in block 21,400,000/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open a payment' })).toBeVisible()
  },
}

export const FailedOnChain: Story = {
  args: { found: { status: 'failed', ...executed }, keptPath: '/cosign' },
}

export const NotExecutedAndKept: Story = {
  args: { found: { status: 'none', from: 0 }, keptPath: '/cosign' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The account has never done it.')).toBeVisible()
    await expect(canvas.getByText(/can be approved, passed on and sent/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /See it/ })).toBeVisible()
  },
}

/** The node takes no long range: what is older is not known, and not called never. */
export const NotSince: Story = {
  args: { isHere: true, found: { status: 'none', from: 21_000_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/from block 21,000,000 on/)).toBeVisible()
    await expect(canvas.queryByText(/never/)).toBeNull()
  },
}

export const NodeSilent: Story = { args: { failure: { isAsking: false, onRetry: fn() } } }
