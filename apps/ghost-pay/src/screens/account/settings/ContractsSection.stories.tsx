import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { buildAccount, buildFacts } from '../../../testing/buildAccount.ts'
import { ContractsSection } from './ContractsSection.tsx'

const { bob, shop } = testAddresses

const meta = {
  component: ContractsSection,
  args: {
    account: buildAccount({ onChain: buildFacts({ modules: [bob, shop] }) }),
    onDisableModule: fn(),
    onRemoveGuard: fn(),
    offer: { status: 'none' },
    onUpdate: fn(),
  },
} satisfies Meta<typeof ContractsSection>

export default meta
type Story = StoryObj<typeof meta>

/** Whoever hears the buttons alone knows which module each of them is about. */
export const TwoModules: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('Disable this module')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: `Disable this module ${shop}` }))
    await expect(args.onDisableModule).toHaveBeenLastCalledWith(shop)
    await userEvent.click(canvas.getByRole('button', { name: `Disable this module ${bob}` }))
    await expect(args.onDisableModule).toHaveBeenLastCalledWith(bob)
  },
}

/** Who is no owner sees what there is, and can take nothing away. */
export const NoOwner: Story = {
  args: { account: buildAccount({ onChain: meta.args.account.onChain, role: 'notOwner' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Disable/ })).toBeNull()
  },
}

/** As it was created: its contracts are for who looks for them. */
export const AsCreated: Story = {
  args: { account: buildAccount() },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Runs on')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Contracts it works with'))
    await expect(canvas.getByText('Runs on')).toBeVisible()
  },
}
