import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { NewMessageForm } from './NewMessageForm.tsx'

const meta = {
  component: NewMessageForm,
  args: {
    draft: { kind: 'text', text: '' },
    problem: undefined,
    isReady: false,
    onChange: fn(),
    onReview: fn(),
  },
} satisfies Meta<typeof NewMessageForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Review' })).toBeDisabled()
    await userEvent.click(canvas.getByLabelText('Typed data (EIP-712)'))
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'typedData', text: '' })
  },
}

export const Written: Story = {
  args: { draft: { kind: 'text', text: 'We agree.' }, isReady: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
}

export const WrongNumber: Story = {
  args: {
    draft: { kind: 'typedData', text: '{"message": {"value": 9007199254740993}}' },
    problem: ['message.problem.number', { path: 'message.value' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Typed data as JSON')).toHaveAccessibleDescription(
      /message\.value is too large/,
    )
  },
}
