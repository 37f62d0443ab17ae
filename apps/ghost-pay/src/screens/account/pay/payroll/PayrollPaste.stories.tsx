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

/** Excel of western Europe saves CSV so: the names are looked at before the lines are taken. */
export const WesternFile: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const bytes = new Uint8Array(
      [...'M_ller\t0x12\t5'].map((sign) => (sign === '_' ? 0xfc : sign.charCodeAt(0))),
    )
    await userEvent.upload(
      canvas.getByLabelText('Open a file'),
      new globalThis.File([bytes], 'a.csv'),
    )
    await expect(await canvas.findByText(/^Read as Western European text/)).toBeVisible()
    await expect(args.onRead).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Read the lines' }))
    await expect(args.onRead).toHaveBeenCalledWith('Müller\t0x12\t5')
  },
}

export const NoText: Story = {
  play: async ({ canvas, userEvent }) => {
    const file = new globalThis.File([new Uint8Array([0, 1, 2])], 'october.csv')
    await userEvent.upload(canvas.getByLabelText('Open a file'), file)
    await expect(await canvas.findByText(/cannot be read as text/)).toBeVisible()
  },
}
