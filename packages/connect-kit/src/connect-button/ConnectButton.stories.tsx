import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { ExampleKit, type ExampleKitProps } from '../testing/ExampleKit.tsx'
import { inFrame } from '../testing/inFrame.ts'
import { ConnectButton } from './ConnectButton.tsx'

type Args = React.ComponentProps<typeof ConnectButton> & { setting?: ExampleKitProps }

const meta = {
  title: 'Components/ConnectButton',
  component: ConnectButton,
  argTypes: {
    label: { control: 'text' },
    accountStatus: { control: 'inline-radio', options: ['full', 'avatar', 'address'] },
    chainStatus: { control: 'inline-radio', options: ['full', 'icon', 'name', 'none'] },
    showBalance: { control: 'boolean' },
    setting: { table: { disable: true } },
  },
  render: ({ setting, ...props }) => (
    <ExampleKit {...setting}>
      <ConnectButton {...props} />
    </ExampleKit>
  ),
} satisfies Meta<Args>

export default meta

const alone = inFrame('140px')

type Story = StoryObj<Args>

/** Before anything: one button with one verb. */
export const Disconnected: Story = {
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Connect Wallet' })
    await expect(button).toBeVisible()
  },
}

/** The page says it in its own words. */
export const OwnLabel: Story = { args: { label: 'Sign in with a wallet' } }

/** Network, balance and account in one place. */
export const Connected: Story = {
  parameters: alone,
  args: { setting: { connected: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /Account .*0x7E…5Bdf/ })
  },
}

/** Whoever has a name is called by it. */
export const WithName: Story = {
  parameters: alone,
  args: { setting: { connected: true, ensName: 'ada.eth' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /Account .*ada.eth/ })
  },
}

/** A name that is too long is cut, never the button. */
export const LongName: Story = {
  parameters: alone,
  args: { setting: { connected: true, ensName: 'the-longest-name-that-anyone-could-read.eth' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', {
      name: /Account .*the-longest-name-that-an…/,
    })
  },
}

/** Where there is little room, the face alone; its name is still read out. */
export const AvatarOnly: Story = {
  parameters: alone,
  args: { accountStatus: 'avatar', showBalance: false, setting: { connected: true } },
}

/** Network by name, account by address, no face. */
export const AddressOnly: Story = {
  parameters: alone,
  args: { accountStatus: 'address', chainStatus: 'name', setting: { connected: true } },
}

/** A page with one thing to do leaves the network out. */
export const WithoutChain: Story = {
  parameters: alone,
  args: { chainStatus: 'none', setting: { connected: true } },
}

/** Where there is one network, there is nothing to switch. */
export const OneChain: Story = {
  parameters: alone,
  args: { setting: { connected: true, oneChain: true } },
}

/** The wallet is somewhere else: the button says so before the account does. */
export const WrongNetwork: Story = {
  parameters: alone,
  args: { setting: { connected: true, chainId: 10 } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Wrong network' })
  },
}

/** A node that does not answer leaves the balance out, and nothing else. */
export const BalanceUnknown: Story = {
  parameters: alone,
  args: { setting: { connected: true, balance: null } },
}

/** The part of the app that this button belongs to works on Gnosis alone. */
export const RequiredChain: Story = {
  parameters: alone,
  args: { setting: { connected: true, kit: { requiredChainId: 100 } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Wrong network' })
  },
}

/** The app knows by itself who an account is. */
export const OwnIdentity: Story = {
  parameters: alone,
  args: {
    setting: {
      connected: true,
      kit: { resolveIdentity: () => Promise.resolve({ name: 'Garden association' }) },
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /Account .*Garden association/ })
  },
}
