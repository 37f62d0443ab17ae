import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { formatDataFile } from '../../../data/deviceData.ts'
import { DataSection } from './DataSection.tsx'

const meta = {
  component: DataSection,
  args: {
    here: { 'ghost-pay.people.v1': '{}' },
    onExport: fn(),
    onTake: fn(),
    onWipe: fn(),
  },
} satisfies Meta<typeof DataSection>

export default meta
type Story = StoryObj<typeof meta>

export const Import: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const file = formatDataFile({
      'ghost-pay.people.v1': '{"a":"b"}',
      'ghost-pay.nodes.v1': '{}',
    })
    await userEvent.upload(canvas.getByLabelText('Import a data file'), new File([file], 'a.json'))
    await expect(await canvas.findByText('Replaces what is kept here')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Take over 1 part' }))
    await expect(args.onTake).toHaveBeenCalledWith([
      { key: 'ghost-pay.nodes.v1', value: '{}', replaces: false },
    ])
  },
}

export const NotADataFile: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Import a data file'), new File(['x'], 'a.json'))
    await expect(await canvas.findByText('This is no data file of this app.')).toBeVisible()
  },
}

/** It asks once more before everything is deleted. */
export const Wipe: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wipe this device' }))
    await expect(args.onWipe).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, delete everything' }))
    await expect(args.onWipe).toHaveBeenCalledOnce()
  },
}
