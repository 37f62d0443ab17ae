import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { base, mainnet } from '@ghost-pay/chains'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { WatchForm, type WatchFormProps } from './WatchForm.tsx'

const found = { chainId: 8453, address: testAddresses.bob }
const find: WatchFormProps['find'] = fn(() => Promise.resolve(found))

const meta = {
  component: WatchForm,
  args: { chains: [mainnet, base], find, onWatch: fn() },
} satisfies Meta<typeof WatchForm>

export default meta
type Story = StoryObj<typeof meta>

/** The chain is asked for where the text does not say it. */
export const SeveralChains: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Address or name'), 'Bob')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Network' }))
    await userEvent.click(canvas.getByRole('option', { name: 'Base' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Watch' }))
    await expect(args.find).toHaveBeenCalledWith('Bob', base)
    await expect(args.onWatch).toHaveBeenCalledWith(found)
    await expect(await canvas.findByText('Bob is on the list.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Address or name'), 'eth:')
    await expect(canvas.queryByLabelText('Network')).toBeNull()
  },
}

/** Lets the look-up of `TypesOn` end. */
let answer = () => {}

/** Whoever types on while the first is looked up loses nothing of it. */
export const TypesOn: Story = {
  args: {
    find: () =>
      new Promise((resolve) => {
        answer = () => {
          resolve(found)
        }
      }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Address or name')
    await userEvent.type(field, 'Bob')
    await userEvent.click(canvas.getByRole('button', { name: 'Watch' }))
    await userEvent.clear(field)
    await userEvent.type(field, 'Carol')
    answer()
    await expect(await canvas.findByText('Bob is on the list.')).toBeVisible()
    await expect(args.onWatch).toHaveBeenCalledWith(found)
    await expect(field).toHaveValue('Carol')
  },
}

export const OneChain: Story = { args: { chains: [mainnet] } }

export const NoAccount: Story = {
  args: { find: () => Promise.resolve({ problem: ['recipient.zeroAddress'] }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Address or name'), '0x')
    await userEvent.click(canvas.getByRole('button', { name: 'Watch' }))
    await expect(await canvas.findByText(/^Nobody holds this address/)).toBeVisible()
    await expect(args.onWatch).not.toHaveBeenCalled()
  },
}
