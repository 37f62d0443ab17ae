import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { HomeIcon, InboxIcon, StopIcon } from '../../../components/icons.tsx'
import { FinderView } from './FinderView.tsx'

const face = <AccountAvatar address={testAddresses.bob} size={32} />
const entry = { detail: '', also: '', path: '/' }

const meta = {
  component: FinderView,
  args: {
    entries: [
      { ...entry, id: 'home', kind: 'place', icon: <HomeIcon />, name: 'Home' },
      { ...entry, id: 'inbox', kind: 'place', icon: <InboxIcon />, name: 'Inbox' },
      {
        ...entry,
        id: 'grants',
        kind: 'account',
        icon: <AccountAvatar address={testAddresses.carol} size={32} shape="account" />,
        name: 'Grants',
        detail: '$818,400',
      },
      { ...entry, id: 'ana', kind: 'person', icon: face, name: 'Ana Ferreira' },
      {
        ...entry,
        id: 'paid',
        kind: 'payment',
        icon: face,
        name: 'Pay Ana Ferreira',
        detail: '4200 dUSD',
      },
      { ...entry, id: 'off', kind: 'payment', icon: <StopIcon />, name: 'Reject place 3' },
    ],
    onChosen: fn(),
    onClosed: fn(),
  },
} satisfies Meta<typeof FinderView>

export default meta
type Story = StoryObj<typeof meta>

export const Opened: Story = {}

/** By keyboard alone. */
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'ana{ArrowDown}{Enter}')
    await expect(args.onChosen).toHaveBeenCalledWith(expect.objectContaining({ id: 'paid' }))
  },
}

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zebra')
    await expect(canvas.getByRole('status')).toBeVisible()
    await expect(canvas.queryByRole('option')).toBeNull()
  },
}
