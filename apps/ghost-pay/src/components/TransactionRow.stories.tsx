import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { TransactionInfo } from '@ghost-pay/gateway-client'

import { buildTransaction, buildTransfer, testAddresses } from '../testing/buildTransaction.ts'
import { TransactionRow } from './TransactionRow.tsx'

const day = 86_400_000

const meta = {
  component: TransactionRow,
  args: {
    transaction: buildTransaction({ status: 'SUCCESS', timestamp: Date.now() - 40 * day }),
    currency: { symbol: 'ETH', decimals: 18 },
    to: '/tx',
    viewer: testAddresses.alice,
    owners: [testAddresses.alice, testAddresses.bob, testAddresses.carol],
  },
} satisfies Meta<typeof TransactionRow>

export default meta
type Story = StoryObj<typeof meta>

const shownTime = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('time')?.innerText ?? ''

export const WeeksAgo: Story = {
  play: async ({ canvasElement }) => {
    const month = new Date(Date.now() - 40 * day).toLocaleString(undefined, { month: 'short' })
    await expect(shownTime(canvasElement)).toContain(month)
  },
}

/** The list says the day already. */
export const UnderItsDay: Story = {
  args: { hideDay: true },
  play: async ({ canvasElement }) => {
    await expect(shownTime(canvasElement)).toMatch(/^\d{1,2}:\d\d/)
  },
}

export const Waiting: Story = { args: { transaction: buildTransaction() } }

export const Failed: Story = {
  args: { transaction: buildTransaction({ status: 'FAILED', submitted: 2 }) },
}

/** The chain says the same. */
export const Confirmed: Story = {
  args: { execution: { status: 'confirmed' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/says the gateway/)).toBeNull()
  },
}

/** The chain was not asked, or did not answer. */
export const GatewaysWord: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Succeeded, says the gateway/)).toBeVisible()
  },
}

export const Invented: Story = {
  args: {
    execution: { status: 'contradicted', sentence: 'The chain has no such transaction.' },
  },
}

/** The gateway counts two of one; the account asks for two, and one signature recovered. */
export const Forged: Story = {
  args: {
    transaction: buildTransaction({ status: 'AWAITING_EXECUTION', submitted: 2, required: 1 }),
    threshold: 2,
    queued: {
      signers: [testAddresses.bob],
      contradictions: ['The gateway counts 2 signatures. Only 1 holds.'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Needs signatures/)).toBeVisible()
    await expect(canvas.getByRole('img', { name: /^1 of 2 signed/ })).toBeVisible()
  },
}

/** An address that looks like Bob’s. */
export const Imitation: Story = {
  args: {
    known: [testAddresses.bob],
    transaction: buildTransaction({
      status: 'SUCCESS',
      info: {
        ...buildTransfer({ incoming: true, value: 0n }),
        sender: { value: `0x7099${'0'.repeat(32)}79c8`, name: null, logoUri: null },
      } as TransactionInfo,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Looks like Bob and is another address/)).toBeVisible()
  },
}
