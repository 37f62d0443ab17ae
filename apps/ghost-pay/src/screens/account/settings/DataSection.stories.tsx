import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { formatDataFile } from '../../../data/deviceData.ts'
import { testAddresses } from '../../../testing/buildTransaction.ts'
import { DataSection } from './DataSection.tsx'

const meta = {
  component: DataSection,
  args: {
    here: {
      'ghost-pay.people.v1': JSON.stringify({ [testAddresses.alice]: 'Alice' }),
      'ghost-pay.drafts.v1': '{}',
    },
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
      'ghost-pay.people.v1': JSON.stringify({
        [testAddresses.alice]: 'Alicia',
        [testAddresses.bob]: 'Bob',
      }),
      'ghost-pay.drafts.v1': '{"a":1}',
      'ghost-pay.nodes.v1': '{}',
    })
    await userEvent.upload(canvas.getByLabelText('Import a data file'), new File([file], 'a.json'))
    await expect(await canvas.findByText('Replaces what is kept here')).toBeVisible()
    await expect(canvas.getByText('Payments, begun')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'People and their names' })).toBeVisible()
    // Who is new is chosen, and who has another name here is not.
    await expect(canvas.getByRole('checkbox', { name: /^Bob .* New$/ })).toBeChecked()
    const renamed = canvas.getByRole('checkbox', { name: /^Alicia .* Called Alice until now$/ })
    await expect(renamed).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Take over 2 parts' }))
    await expect(args.onTake).toHaveBeenCalledWith(
      [{ key: 'ghost-pay.nodes.v1', value: '{}', replaces: false }],
      expect.any(Function),
    )
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
