import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { putPerson } from '@ghost-pay/payments/people'

import { PersonForm } from './PersonForm.tsx'

const { alice, bob } = testAddresses
const people = putPerson(new Map(), {
  address: alice,
  name: 'Ana Ferreira',
  groups: ['Design'],
  chainIds: [1, 100],
})

const meta = {
  component: PersonForm,
  args: {
    address: undefined,
    people,
    chain: { id: 1, name: 'Ethereum' },
    chainOf: () => undefined,
    onSave: fn(),
    onForget: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof PersonForm>

export default meta
type Story = StoryObj<typeof meta>

export const NewPerson: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('Enter an address.')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Address'), bob)
    await userEvent.type(canvas.getByLabelText('Name'), 'Bob')
    await userEvent.type(canvas.getByLabelText('Groups'), 'Ops, Lisbon')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      address: bob,
      name: 'Bob',
      groups: ['Ops', 'Lisbon'],
      chainIds: [],
    })
  },
}

/** A second person of a name is kept only on purpose. */
export const SameName: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Address'), bob)
    await userEvent.type(canvas.getByLabelText('Name'), 'ana  ferreira')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText(/has this name already/)).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** So is a name that imitates one, of somebody here or of nobody here. */
export const ImitatedName: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.type(canvas.getByLabelText('Address'), bob)
    await userEvent.type(canvas.getByLabelText('Name'), 'Аnа Ferreira') // two Cyrillic a
    await save()
    await expect(canvas.getByText(/or one that looks the same: 0x/)).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Name'))
    await userEvent.type(canvas.getByLabelText('Name'), 'Kеstrеl') // two Cyrillic ye
    await expect(canvas.queryByText(/looks the same/)).toBeNull()
    await save()
    await expect(canvas.getByText(/The letter “е” in this name is from another/)).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    await save()
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** Other chains that the address is good on stay. */
export const KnownPerson: Story = {
  args: { address: alice },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      address: alice,
      name: 'Ana Ferreira',
      groups: ['Design'],
      chainIds: [100],
    })
  },
}

export const KnownAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Address'), alice)
    await expect(canvas.getByText(/called Ana Ferreira already/)).toBeVisible()
  },
}
