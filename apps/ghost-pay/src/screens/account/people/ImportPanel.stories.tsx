import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { privateKeyToAccount } from 'viem/accounts'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { contactCardTypedData, formatContactCard, putPerson } from '@ghost-pay/payments/people'

import { ImportPanel } from './ImportPanel.tsx'

const { alice, bob, carol } = testAddresses
const people = putPerson(new Map(), { address: alice, name: 'Ana', groups: [], chainIds: [] })
const dora = privateKeyToAccount(`0x${'1'.padStart(64, '0')}`)
const card = { name: 'Dora', address: dora.address, chainId: 1, issued: 1_700_000_000 }

const meta = {
  component: ImportPanel,
  args: { people, text: '', onChangeText: fn(), onTake: fn(), onCancel: fn() },
} satisfies Meta<typeof ImportPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {}

/** Somebody new is chosen; a name that would change is not, until the person chooses it. */
export const Table: Story = {
  args: { text: `address,name\n${alice},Mallory\n${bob},Bob\n${carol},\n0x12,Eve` },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Called Ana until now')).toBeVisible()
    await expect(canvas.getByText('Line 4: “0x12” is no address.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Take over 1 change' }))
    await expect(args.onTake).toHaveBeenLastCalledWith([
      expect.objectContaining({ person: expect.objectContaining({ name: 'Bob' }) as unknown }),
    ])
  },
}

/** Who looks like somebody who is known by name is not chosen by themselves. */
export const ImitatedName: Story = {
  args: { text: `address,name\n${bob},Аna\n${carol},Kеstrel` }, // a Cyrillic A, a Cyrillic ye
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has this name, or one that looks the same: 0x/)).toBeVisible()
    await expect(canvas.getAllByText(/in this name is from another alphabet/)).toHaveLength(2)
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked()
  },
}

export const KnownAlready: Story = { args: { text: `address,name\n${alice},Ana` } }

export const Unreadable: Story = { args: { text: 'hello' } }

/** A card that its owner has signed. */
export const Card: Story = {
  loaders: [async () => ({ signature: await dora.signTypedData(contactCardTypedData(card)) })],
  render: (args, { loaded }) => (
    <ImportPanel
      {...args}
      text={formatContactCard({ ...card, signature: loaded['signature'] as `0x${string}` })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Dora has signed this card/)).toBeVisible()
  },
}

/** The same signature under another name. */
export const ForgedCard: Story = {
  loaders: [async () => ({ signature: await dora.signTypedData(contactCardTypedData(card)) })],
  render: (args, { loaded }) => (
    <ImportPanel
      {...args}
      text={formatContactCard({
        ...card,
        name: 'Ana',
        signature: loaded['signature'] as `0x${string}`,
      })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/does not hold/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Take over/ })).toBeNull()
  },
}
