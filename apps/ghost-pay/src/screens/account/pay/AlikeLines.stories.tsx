import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { AlikeLines } from './AlikeLines.tsx'

const meta = {
  component: AlikeLines,
  args: {
    account: { address: testAddresses.alice, path: '/a/eth:0x1' },
    found: [{ kind: 'same', id: 'one', at: Date.UTC(2025, 10, 25), place: undefined }],
    inside: [],
    unread: 0,
    isWhole: true,
  },
} satisfies Meta<typeof AlikeLines>

export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Alice paid this on Nov 2\d, 2025/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See it' })).toHaveAttribute(
      'href',
      '/a/eth:0x1/tx/one',
    )
  },
}

export const Waits: Story = {
  args: { found: [{ kind: 'same', id: 'two', at: undefined, place: 12 }] },
}

/** A gateway that does not say the place leaves no gap in the sentence. */
export const WaitsAnywhere: Story = {
  args: {
    found: [
      { kind: 'same', id: 'one', at: undefined, place: undefined },
      { kind: 'much', count: 26, id: 'two', at: undefined, place: undefined },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The same waits already.')).toBeVisible()
    await expect(
      canvas.getByText('26 lines are the same as in a payment that waits.'),
    ).toBeVisible()
  },
}

/** Of three that are alike two are named. */
export const MuchAlike: Story = {
  args: {
    found: [
      { kind: 'much', count: 26, id: 'one', at: undefined, place: 12 },
      { kind: 'much', count: 26, id: 'two', at: Date.UTC(2025, 10, 25), place: undefined },
      { kind: 'much', count: 4, id: 'three', at: Date.UTC(2025, 10, 24), place: undefined },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

/** Lines of it were paid by themselves: one notice for all. */
export const PaidByThemselves: Story = {
  args: {
    found: [],
    inside: ['one', 'two'].map((id) => ({
      id,
      at: Date.UTC(2025, 10, 25),
      place: undefined,
      payments: [{ to: testAddresses.bob, token: null, amount: 1n }],
    })),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('2 lines were paid by themselves in the last 35 days.'),
    ).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

/** Nothing was found among what could be read. */
export const NotCompared: Story = {
  args: { found: [], unread: 3, isWhole: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('3 batches of the last weeks were not compared: they could not be read.'),
    ).toBeVisible()
    await expect(canvas.getByText(/^Not everything of the last 35 days was compared/)).toBeVisible()
  },
}
