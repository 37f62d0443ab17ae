import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { FileField } from './FileField.tsx'

const meta = {
  component: FileField,
  args: { label: 'Choose a file', accept: '.json', onFiles: fn() },
} satisfies Meta<typeof FileField>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

export const WithAHint: Story = { args: { hint: 'Its name ends with .json.' } }

export const Large: Story = { args: { size: 'large', hint: 'Its name ends with .json.' } }

/** The same file can be chosen again: what was chosen first may have changed meanwhile. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Choose a file')
    const file = new File(['{}'], 'october.json', { type: 'application/json' })
    await userEvent.upload(field, file)
    await expect(canvas.getByText('october.json')).toBeVisible()
    await userEvent.upload(field, file)
    await expect(args.onFiles).toHaveBeenCalledTimes(2)
  },
}

/** A name of any length stays within the field. */
export const LongName: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = `${'abcdefghij'.repeat(20)}.json`
    await userEvent.upload(canvas.getByLabelText('Choose a file'), new File(['{}'], name))
    const chosen = canvas.getByText(name)
    await expect(chosen.scrollWidth).toBeLessThanOrEqual(chosen.clientWidth)
  },
}
