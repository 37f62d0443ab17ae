import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { getAddress } from 'viem'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { OwnersSection } from './OwnersSection.tsx'

const { alice, bob, carol, shop } = testAddresses
const names: Readonly<Record<string, string>> = { [alice]: 'Alice', [bob]: 'Bob' }

const meta = {
  component: OwnersSection,
  args: {
    ownership: { address: shop, owners: [alice, bob], threshold: 2 },
    viewer: alice,
    nameOf: (address) => names[address],
    people: new Map([
      [alice, 'Alice'],
      [bob, 'Bob'],
    ]),
    chain: { id: 1, name: 'Ethereum' },
    chainOf: () => undefined,
    onReview: fn(),
  },
} satisfies Meta<typeof OwnersSection>

export default meta
type Story = StoryObj<typeof meta>

export const AddOwner: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an owner' }))
    await expect(canvas.getByText('Afterwards 2 of 3 must approve.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Name or address of the new owner'), bob)
    await userEvent.click(canvas.getByRole('button', { name: 'Review this change' }))
    await expect(canvas.getByText('This is an owner already.')).toBeVisible()
    await expect(args.onReview).not.toHaveBeenCalled()
    await userEvent.clear(canvas.getByLabelText('Name or address of the new owner'))
    await userEvent.type(canvas.getByLabelText('Name or address of the new owner'), carol)
    await userEvent.click(canvas.getByRole('combobox', { name: 'How many must approve' }))
    await userEvent.click(canvas.getByRole('option', { name: /^3 / }))
    await expect(canvas.getByText(/a single lost key locks the account/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Review this change' }))
    await expect(args.onReview).toHaveBeenCalledWith({ kind: 'add', owner: carol, threshold: 3 })
  },
}

/** Who imitates an owner by a letter that only looks the same is not taken for them. */
export const ImitatedOwner: Story = {
  args: {
    people: new Map([
      [carol, 'Bоb'], // a Cyrillic o
      [bob, 'Bob'],
    ]),
    nameOf: (one) => (one === carol ? 'Bоb' : names[one]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an owner' }))
    await userEvent.type(canvas.getByLabelText('Name or address of the new owner'), carol)
    await expect(canvas.getByText(/has this name, or one that looks the same/)).toBeVisible()
    await expect(canvas.getByText(/The letter “о” in this name/)).toBeVisible()
  },
}

/** A name that this browser has for an address stands for it; the whole address is shown. */
export const OwnerByName: Story = {
  args: {
    people: new Map([[carol, 'Carol']]),
    nameOf: (one) => (one === carol ? 'Carol' : names[one]),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an owner' }))
    await userEvent.type(canvas.getByLabelText('Name or address of the new owner'), 'carol')
    await expect(canvas.getByText(carol)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Review this change' }))
    await expect(args.onReview).toHaveBeenCalledWith({ kind: 'add', owner: carol, threshold: 2 })
  },
}

/** An address that imitates an owner is compared with the owner’s at once. */
export const LooksLikeAnOwner: Story = {
  play: async ({ canvas, userEvent }) => {
    const twin = getAddress(`${bob.slice(0, 8)}${'1'.repeat(28)}${bob.slice(-6)}`.toLowerCase())
    await userEvent.click(canvas.getByRole('button', { name: 'Replace Bob' }))
    await userEvent.type(canvas.getByLabelText('Name or address of the new owner'), twin)
    await expect(canvas.getByText('This address looks like Bob, and is another.')).toBeVisible()
  },
}

export const RemoveOwner: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Bob' }))
    await expect(canvas.getByText(/One approval is enough then/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Review this change' }))
    await expect(args.onReview).toHaveBeenCalledWith({ kind: 'remove', owner: bob, threshold: 1 })
  },
}

export const NotAnOwner: Story = {
  args: { viewer: carol },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const NodeSilent: Story = { args: { ownership: undefined } }

/** An owner without a name, and one whose name has no end. */
export const Many: Story = {
  args: {
    ownership: { address: shop, owners: [alice, bob, carol], threshold: 2 },
    nameOf: (address) => (address === bob ? 'BobWhoseNameHasNoSpaceAndFortyCharacters' : undefined),
  },
}
