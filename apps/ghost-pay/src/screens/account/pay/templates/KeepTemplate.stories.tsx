import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { accountAddress } from '../../../../testing/buildAccount.ts'
import { KeepTemplate } from './KeepTemplate.tsx'
import { templates } from './templates.ts'

const account = { chainId: 1, address: accountAddress } as const
const content = {
  one: { recipient: testAddresses.bob, amount: '4200', token: '', note: 'Rent' },
}

const meta = {
  component: KeepTemplate,
  args: { account, content, proposed: 'Rent' },
  beforeEach: () => {
    for (const one of templates.of(account)) templates.drop(one)
  },
} satisfies Meta<typeof KeepTemplate>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Keeps: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep as a template' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }))
    await expect(canvas.getByText('Kept as “Rent”.')).toBeVisible()
    await expect(templates.of(account)).toHaveLength(1)
  },
}

export const Taken: Story = {
  play: async ({ canvas }) => {
    templates.keep({ ...account, name: 'Rent', content })
    await userEvent.click(canvas.getByRole('button', { name: 'Keep as a template' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }))
    await expect(canvas.getByText('There is a template of this name already.')).toBeVisible()
  },
}
