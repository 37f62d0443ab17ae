import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ClaimedFeeView } from './ReviewTerms.tsx'

const meta = {
  component: ClaimedFeeView,
  args: {
    gas: 41_000n,
    gasPrice: 20n * 10n ** 9n,
    currency: { symbol: 'ETH', decimals: 18 },
  },
} satisfies Meta<typeof ClaimedFeeView>

export default meta
type Story = StoryObj<typeof meta>

/** The circle of a gateway stands before its estimate. */
export const ClaimedFee: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('at least 0.00082 ETH as Safe’s service estimates, paid by who sends it'),
    ).toHaveAttribute('data-source', 'gateway')
  },
}

export const Asking: Story = { args: { gas: undefined } }

/** Nobody says it: no circle, and no figure. */
export const NobodySays: Story = {
  args: { gas: 'unknown' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Neither the blockchain nor Safe’s service says.')).toBeVisible()
    await expect(canvasElement.querySelector('[data-source]')).toBeNull()
  },
}
