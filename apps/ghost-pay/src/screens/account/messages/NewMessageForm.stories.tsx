import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { NewMessageForm } from './NewMessageScreen.tsx'

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

/** Lines that Windows has written stay so, and it is said; the person may choose the other way. */
export const PastedFromWindows: Story = {
  args: { onChange: fn() },
  render: function Pasted(args) {
    const [draft, setDraft] = useState(args.draft)
    return (
      <NewMessageForm
        {...args}
        draft={draft}
        onChange={(next) => {
          args.onChange(next)
          setDraft(next)
        }}
      />
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Text'))
    await userEvent.paste('We agree. \r\nAna')
    const windows = await canvas.findByRole('radio', { name: /^Two characters/ })
    await expect(windows).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: 'text',
      text: 'We agree. \nAna',
      lineEnds: 'crlf',
    })
    await userEvent.click(canvas.getByRole('radio', { name: /^One character/ }))
    await expect(windows).not.toBeChecked()
  },
}

/** What looks like bytes is signed as a text. */
export const LikeBytes: Story = {
  args: { draft: { kind: 'text', text: '0xdeadbeef' }, isReady: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Text')).toHaveAccessibleDescription(/^Signed as the text/)
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
