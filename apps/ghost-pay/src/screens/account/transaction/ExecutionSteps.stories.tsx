import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { accountAddress } from '../../../testing/buildAccount.ts'
import { ExecutionSteps } from './ExecutionSteps.tsx'

const sent = Date.UTC(2026, 10, 21, 14, 2, 11)
const times = {
  chainId: 1,
  safe: accountAddress,
  safeTxHash: `0x${'ab'.repeat(32)}`,
  hash: `0x${'cd'.repeat(32)}`,
} as const

const meta = {
  component: ExecutionSteps,
  args: {
    signers: [testAddresses.alice, testAddresses.carol],
    signedAt: sent - 60_000,
    sender: testAddresses.bob,
    times: { ...times, sent, seen: sent + 2000 },
    mined: undefined,
    isIndexed: false,
  },
} satisfies Meta<typeof ExecutionSteps>

export default meta
type Story = StoryObj<typeof meta>

const solid = (steps: readonly HTMLElement[]) =>
  steps.map((step) => step.getAttribute('data-known') === 'true')

/** A wallet has sent it and a node has it; no block has it yet. */
export const OnItsWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'How far it is' })).toBeVisible()
    await expect(solid(canvas.getAllByRole('listitem'))).toEqual([true, true, true, false, false])
    await expect(canvas.getByText('not in a block yet')).toBeVisible()
    await expect(canvas.getByText('Safe’s service does not have it yet')).toBeVisible()
  },
}

/** Only the wallet says that it was sent. */
export const NotSeen: Story = {
  args: { times: { ...times, sent } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not yet by the network')).toBeVisible()
    await expect(solid(canvas.getAllByRole('listitem'))).toEqual([true, true, false, false, false])
  },
}

/** The gateway is behind: that it has not read it takes nothing from what the chain says. */
export const NotIndexed: Story = {
  args: {
    mined: {
      block: 21_884_102,
      time: sent + 9000,
      depth: 2,
      fee: 900_000_000_000_000n,
      from: testAddresses.bob,
      signatures: [],
      unlogged: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(solid(canvas.getAllByRole('listitem'))).toEqual([true, true, true, true, false])
  },
}
