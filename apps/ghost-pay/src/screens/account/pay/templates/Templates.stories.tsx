import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { accountAddress } from '../../../../testing/buildAccount.ts'
import type { Template } from './templates.ts'
import { Templates } from './Templates.tsx'

const one = (name: string, recipient: string): Template => ({
  chainId: 1,
  address: accountAddress,
  name,
  content: { one: { recipient, amount: '4200', token: '', note: '' } },
})

const meta = {
  component: Templates,
  args: {
    all: [
      one('Rent', testAddresses.bob),
      { ...one('Payroll', ''), content: { lines: 'ana,1\nbob,2\ncarol,3' } },
      one('Hosting', testAddresses.shop),
    ],
    onUse: fn(),
  },
} satisfies Meta<typeof Templates>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('3 lines')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Use the template Rent\b/ }))
    await expect(args.onUse).toHaveBeenCalledWith(args.all[0]?.content)
  },
}

/** What was typed is not gone before the person has said so. */
export const TakesThePlaceOfWhatWasTyped: Story = {
  args: { replaces: () => true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Use the template Rent\b/ }))
    await expect(args.onUse).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep what I began' }))
    await expect(args.onUse).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Use the template Rent\b/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Take this instead' }))
    await expect(args.onUse).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = { args: { all: [] } }

export const Changing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the template Rent' }))
    await expect(canvas.getByRole('button', { name: 'Delete it' })).toBeVisible()
  },
}

export const Hostile: Story = {
  args: {
    all: [
      one('W'.repeat(40), 'W'.repeat(300)),
      one('<script>alert(1)</script>', 'visit-claim.example'),
    ],
  },
}
