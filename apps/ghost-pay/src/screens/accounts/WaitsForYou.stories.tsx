import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { accountKey } from '@ghost-pay/safe-account/store'

import { buildArrangedAccount, buildOverview } from '../../testing/buildArrangedAccount.ts'
import { WaitsForYou } from './AccountsTotals.tsx'

const account = buildArrangedAccount()
const key = accountKey({ chainId: account.chain.id, address: account.address })

const meta = {
  component: WaitsForYou,
  args: {
    accounts: [account],
    overviews: new Map([[key, buildOverview({ queued: 5, awaitingConfirmation: 3 })]]),
  },
} satisfies Meta<typeof WaitsForYou>

export default meta
type Story = StoryObj<typeof meta>

/** It leads to the inbox in which the first of them waits. Not all of them are payments. */
export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '3 to approve' })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`${account.address}/queue$`)),
    )
  },
}

export const Nothing: Story = { args: { overviews: new Map([[key, buildOverview()]]) } }

/** What nobody has said is not nothing. */
export const Unknown: Story = {
  args: { overviews: new Map([[key, null]]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nothing waits for you.')).toBeNull()
  },
}
