import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { UnknownMember } from '@ghost-pay/gateway-client'

import { buildAccount } from '../../../testing/buildAccount.ts'
import { buildTransaction, buildTransfer } from '../../../testing/buildTransaction.ts'
import { ActivityView } from './ActivityView.tsx'

const noon = Date.UTC(2026, 10, 19, 12)
const day = 86_400_000

const meta = {
  component: ActivityView,
  args: { account: buildAccount(), days: [] },
} satisfies Meta<typeof ActivityView>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const TwoDays: Story = {
  args: {
    days: [
      {
        day: '2026-11-19',
        timestamp: noon,
        items: [
          buildTransaction({ id: 'a', status: 'SUCCESS', timestamp: noon }),
          buildTransaction({
            id: 'b',
            status: 'SUCCESS',
            timestamp: noon - 3_600_000,
            info: buildTransfer({ incoming: true, value: 40n * 10n ** 18n }),
          }),
        ],
      },
      {
        day: '2026-11-18',
        timestamp: noon - day,
        items: [
          buildTransaction({ id: 'c', nonce: 6, status: 'FAILED', timestamp: noon - day }),
          buildTransaction({ id: 'd', nonce: 5, status: 'CANCELLED', timestamp: noon - day }),
        ],
      },
    ],
  },
}

const unread: UnknownMember = { type: 'unknown', received: 'TRANSACTION', raw: {}, issues: [] }

/** What cannot be read happened all the same: on a day with others, and on one of its own. */
export const Unreadable: Story = {
  args: {
    days: [
      {
        day: '2026-11-19',
        timestamp: noon,
        items: [buildTransaction({ id: 'a', status: 'SUCCESS', timestamp: noon })],
        unknown: [unread],
      },
      { day: '2026-11-18', timestamp: noon - day, items: [], unknown: [unread, unread] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 entry that cannot be read')).toBeVisible()
    await expect(canvas.getByText('2 entries that cannot be read')).toBeVisible()
  },
}
