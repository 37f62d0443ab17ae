import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { withApp } from '../../../testing/withApp.tsx'
import { GatewayHereNotice } from './GatewayHereNotice.tsx'

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

export const Back: Story = {
  args: { isBack: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give 2 payments to the gateway' }))
    await expect(args.onOffer).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Use the gateway again' }))
    await expect(args.onHosted).toHaveBeenCalledOnce()
  },
}

export const Offering: Story = { args: { isBack: true, offer: 'offering' } }

export const Offered: Story = {
  args: { isBack: true, offer: { taken: 1, refused: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('It did not take 1.')
    await expect(canvas.queryByRole('button', { name: /Give/ })).toBeNull()
  },
}
