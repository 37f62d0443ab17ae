import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Button } from './Button.tsx'

const meta = {
  component: Button,
  args: { children: 'Review', look: 'primary', onPress: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

/** Keeps the focus, and ignores what is pressed meanwhile. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Review' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const Plain: Story = { args: { look: 'plain', children: 'Back' } }

export const Stop: Story = { args: { look: 'stop', children: 'Reject' } }
