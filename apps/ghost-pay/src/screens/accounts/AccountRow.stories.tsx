import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { Button } from '../../components/Button.tsx'
import { buildArrangedAccount, buildOverview } from '../../testing/buildArrangedAccount.ts'
import { AccountRow } from './AccountRow.tsx'

const { alice, shop } = testAddresses

const meta = {
  component: AccountRow,
  args: { account: buildArrangedAccount(), overview: buildOverview() },
} satisfies Meta<typeof AccountRow>

export default meta
type Story = StoryObj<typeof meta>

/** The whole address is a press away. */
export const Own: Story = {
  args: { account: buildArrangedAccount({ address: alice }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('245,750')).toBeVisible()
    const more = canvas.getByRole('button', { name: 'Show the whole address of Alice' })
    await expect(canvas.getByText(alice)).not.toBeVisible()
    await userEvent.click(more)
    await expect(canvas.getByText(alice)).toBeVisible()
  },
}

export const Unnamed: Story = {}

export const Waiting: Story = {
  args: { overview: buildOverview({ queued: 5, awaitingConfirmation: 3 }) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '3 wait for you' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/queue$/))
    await expect(canvas.getByText('2 wait for others')).toBeVisible()
  },
}

/** A gateway without prices says 0: that is not what 40 ETH are worth. */
export const NoPrice: Story = {
  args: { overview: buildOverview({ fiatTotal: '0' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What it is worth is not known')).toBeInTheDocument()
  },
}

export const GatewaySilent: Story = { args: { overview: undefined } }

export const Foreign: Story = {
  args: { account: buildArrangedAccount({ listing: 'foreign', lookAlikes: [shop] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The blockchain names other owners/)).toBeVisible()
    await expect(canvas.getByText(/is another address\. Compare all of it/)).toBeVisible()
  },
}

export const NoAccountThere: Story = {
  args: { account: buildArrangedAccount({ listing: 'none', onChain: { status: 'none' } }) },
}

export const Unchecked: Story = {
  args: { account: buildArrangedAccount({ listing: 'unchecked', onChain: undefined }) },
}

/** Somebody else’s account that is watched is no warning. */
export const Watched: Story = {
  args: {
    account: buildArrangedAccount({ listing: 'foreign', isWatched: true }),
    isForeign: true,
    actions: <Button onPress={() => undefined}>Take it off the list</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Safe’s service lists it as yours/)).toBeNull()
  },
}

export const WatchedAndNotThere: Story = {
  args: {
    account: buildArrangedAccount({ listing: 'none', onChain: { status: 'none' } }),
    isForeign: true,
  },
}
