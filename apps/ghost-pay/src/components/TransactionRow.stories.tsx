import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { buildTransaction, people } from '../testing/buildTransaction.ts'
import { TransactionRow } from './TransactionRow.tsx'

const day = 86_400_000

const meta = {
  component: TransactionRow,
  args: {
    transaction: buildTransaction({ status: 'SUCCESS', timestamp: Date.now() - 40 * day }),
    currency: { symbol: 'ETH', decimals: 18 },
    to: '/tx',
    viewer: people.alice,
    owners: [people.alice, people.bob, people.carol],
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
