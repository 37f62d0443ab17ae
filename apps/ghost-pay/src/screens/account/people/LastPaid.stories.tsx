import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { LastPaid } from './PeopleView.tsx'

const { alice, bob, shop } = testAddresses
const day = 86_400_000
const paidAt = (last: number) => ({ last, count: 1, totals: new Map() })

const meta = {
  component: LastPaid,
  args: {
    paid: new Map([
      [alice, paidAt(Date.now() - 40 * day)],
      [bob, paidAt(Date.now() - 2 * day)],
      [shop, paidAt(Date.now() - 9 * day)],
    ]),
  },
} satisfies Meta<typeof LastPaid>

export default meta
type Story = StoryObj<typeof meta>

/** The latest first. */
export const Some: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('term')
    await expect(first).toHaveTextContent('Bob')
  },
}

export const Nobody: Story = { args: { paid: new Map() } }
