import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { ExampleKit, type ExampleKitProps } from '../testing/ExampleKit.tsx'
import { ConnectButton } from './ConnectButton.tsx'

type Args = React.ComponentProps<typeof ConnectButton> & { setting?: ExampleKitProps }

const meta = {
  title: 'ConnectButton',
  component: ConnectButton,
  render: ({ setting, ...props }) => (
    <ExampleKit {...setting}>
      <ConnectButton {...props} />
    </ExampleKit>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Disconnected: Story = {
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Connect Wallet' })
    await expect(button).toBeVisible()
  },
}

export const OwnLabel: Story = { args: { label: 'Sign in with a wallet' } }

export const Connected: Story = {
  args: { setting: { connected: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /Account .*0x7E…5Bdf/ })
  },
}

export const WithName: Story = {
  args: { setting: { connected: true, ensName: 'ada.eth' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /Account .*ada.eth/ })
  },
}

export const LongName: Story = {
  args: { setting: { connected: true, ensName: 'the-longest-name-that-anyone-could-read.eth' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', {
      name: /Account .*the-longest-name-that-an…/,
    })
  },
}

export const AvatarOnly: Story = {
  args: { accountStatus: 'avatar', showBalance: false, setting: { connected: true } },
}

export const AddressOnly: Story = {
  args: { accountStatus: 'address', chainStatus: 'name', setting: { connected: true } },
}

export const WithoutChain: Story = {
  args: { chainStatus: 'none', setting: { connected: true } },
}

export const OneChain: Story = {
  args: { setting: { connected: true, oneChain: true } },
}

export const WrongNetwork: Story = {
  args: { setting: { connected: true, chainId: 10 } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Wrong network' })
  },
}

export const BalanceUnknown: Story = {
  args: { setting: { connected: true, balance: null } },
}
