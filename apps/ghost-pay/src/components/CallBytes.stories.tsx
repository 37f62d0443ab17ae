import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ClaimedCallView } from './CallBytes.tsx'

const meta = {
  component: ClaimedCallView,
  args: {
    call: {
      method: 'stake',
      parameters: [
        { name: 'amount', value: '1000000' },
        { name: 'for', value: '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc' },
      ],
      more: 3,
    },
  },
} satisfies Meta<typeof ClaimedCallView>

export default meta
type Story = StoryObj<typeof meta>

/** A claim: the circle of a gateway, no tick, and the sentence that nobody has checked it. */
export const Said: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Safe’s service says: stake')).toBeVisible()
    await expect(canvas.getByText(/Nobody has checked this/)).toBeVisible()
    await expect(canvasElement.querySelector('[data-source="gateway"]')).not.toBeNull()
    await expect(canvasElement.querySelector('svg')).toBeNull()
  },
}

export const Asking: Story = { args: { call: 'asking' } }

export const Unknown: Story = { args: { call: 'unknown' } }

export const Silent: Story = { args: { call: 'silent' } }
