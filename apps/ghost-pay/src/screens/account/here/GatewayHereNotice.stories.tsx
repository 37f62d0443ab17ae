import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { withApp } from '../../../testing/withApp.tsx'
import { GatewayHereNotice } from './GatewayHere.tsx'

const meta = {
  component: GatewayHereNotice,
  decorators: [withApp],
  args: {
    from: 21_400_000,
    waiting: 2,
    isBack: false,
    offer: 'none',
    onOffer: fn(),
    onHosted: fn(),
  },
} satisfies Meta<typeof GatewayHereNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2 payments wait in this browser/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Reading: Story = { args: { from: undefined, waiting: 0, isBack: undefined } }

export const Unread: Story = {
  args: { from: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the blockchain does not answer/)).toBeVisible()
    await expect(canvas.queryByText(/Reading the newest blocks/)).toBeNull()
  },
}

export const Back: Story = {
  args: { isBack: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give 2 payments to Safe’s service' }))
    await expect(args.onOffer).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Use Safe’s service again' }))
    await expect(args.onHosted).toHaveBeenCalledOnce()
  },
}

export const Offering: Story = { args: { isBack: true, offer: 'offering' } }

export const Offered: Story = {
  args: {
    isBack: true,
    offer: { given: 1, had: 0, passed: 1, taken: 0, twin: 1, partly: 0, refused: 0, unknown: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /has 1 payment from here now.*1 payment has lost its number.*1 payment waits there already/,
    )
    await expect(canvas.queryByRole('button', { name: /Give/ })).toBeNull()
  },
}

export const NotAllTaken: Story = {
  args: {
    isBack: true,
    offer: { given: 0, had: 0, passed: 0, taken: 0, twin: 0, partly: 1, refused: 1, unknown: 1 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /not all of its signatures.*did not take 1 payment.*did not say/,
    )
    // It can be given again.
    await expect(canvas.getByRole('button', { name: /Give/ })).toBeVisible()
  },
}

export const NotComparable: Story = {
  args: { isBack: true, offer: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('nothing was given')
    // It can be tried again.
    await expect(canvas.getByRole('button', { name: /Give/ })).toBeVisible()
  },
}
