import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { DataSection } from './DataSection.tsx'
import { formatDataFile } from './deviceData.ts'

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
      'ghost-pay.nodes.v1': '{"1":"https://node.example"}',
      'ghost-pay.signed-in.v1': '',
    })
    await userEvent.upload(canvas.getByLabelText('Import a data file'), new File([file], 'a.json'))
    await expect(await canvas.findByText('Replaces what is kept here')).toBeVisible()
    await expect(canvas.getByText('Payments, begun')).toBeVisible()
    await expect(canvas.queryByText('Sign-in to Safe’s service')).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'People and their names' })).toBeVisible()
    // Who is new is chosen, and who has another name here is not.
    await expect(canvas.getByRole('checkbox', { name: /^Bob .* New$/ })).toBeChecked()
    const renamed = canvas.getByRole('checkbox', { name: /^Alicia .* Called Alice until now$/ })
    await expect(renamed).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Take over 2 parts' }))
    await expect(args.onTake).toHaveBeenCalledWith(
      [{ key: 'ghost-pay.nodes.v1', value: '{"1":"https://node.example"}', replaces: false }],
      expect.any(Function),
    )
  },
}

const utf16 = (text: string) =>
  new File(
    [Uint16Array.from([0xfeff, ...text.split('').map((sign) => sign.charCodeAt(0))])],
    'a.json',
  )

/** An editor has saved it as UTF-16: it is the same file. */
export const ImportOfUtf16: Story = {
  play: async ({ canvas, userEvent }) => {
    const people = JSON.stringify({ [testAddresses.bob]: 'Bob Müller' })
    const file = utf16(formatDataFile({ 'ghost-pay.people.v1': people }))
    await userEvent.upload(canvas.getByLabelText('Import a data file'), file)
    await expect(await canvas.findByRole('checkbox', { name: /^Bob Müller .* New$/ })).toBeChecked()
  },
}

/** Its size is said, and nothing of it is read. */
export const TooLarge: Story = {
  play: async ({ canvas, userEvent }) => {
    const file = new File([new Uint8Array(41_000_000)], 'a.json')
    await userEvent.upload(canvas.getByLabelText('Import a data file'), file)
    await expect(
      await canvas.findByText('This file has 41 MB. At most 40 MB are read.'),
    ).toBeVisible()
  },
}

/** A picture, for example. */
export const NoText: Story = {
  play: async ({ canvas, userEvent }) => {
    const file = new File([new Uint8Array([0, 1, 2])], 'a.json')
    await userEvent.upload(canvas.getByLabelText('Import a data file'), file)
    await expect(await canvas.findByText(/^This is no data file of this app\./)).toBeVisible()
  },
}

export const NotADataFile: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Import a data file'), new File(['x'], 'a.json'))
    await expect(await canvas.findByText(/^This is no data file of this app\./)).toBeVisible()
  },
}

/** It asks once more before everything is deleted. */
export const Wipe: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the data in this browser' }))
    await expect(args.onWipe).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, delete everything' }))
    await expect(args.onWipe).toHaveBeenCalledOnce()
  },
}
