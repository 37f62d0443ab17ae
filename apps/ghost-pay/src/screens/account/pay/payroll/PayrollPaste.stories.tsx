import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { payrollText } from '../../../../testing/buildPayroll.ts'
import { PayrollPaste } from './PayrollPaste.tsx'

import './PayrollView.css'

const meta = {
  component: PayrollPaste,
  args: { onRead: fn() },
} satisfies Meta<typeof PayrollPaste>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste(payrollText(3))
    await expect(args.onRead).toHaveBeenCalledWith(payrollText(3))
  },
}

export const File: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const file = new globalThis.File([payrollText(2)], 'october.csv', { type: 'text/csv' })
    await userEvent.upload(canvas.getByLabelText('Open a file'), file)
    // The browser reads a file in its own time.
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith(payrollText(2)))
  },
}

export const NoText: Story = {
  play: async ({ canvas, userEvent }) => {
    const file = new globalThis.File([new Uint8Array([0, 1, 2])], 'october.csv')
    await userEvent.upload(canvas.getByLabelText('Open a file'), file)
    await expect(await canvas.findByText(/cannot be read as text/)).toBeVisible()
  },
}
