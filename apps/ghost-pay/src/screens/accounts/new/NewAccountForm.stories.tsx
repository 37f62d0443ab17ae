import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { getAddress } from 'viem'
import { base, gnosis, mainnet } from '@ghost-pay/chains'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { judgeNewAccount } from './judgeNewAccount.ts'
import type { NewAccountDraft } from './newAccountDraft.ts'
import { NewAccountForm } from './NewAccountForm.tsx'

const { alice, bob, carol, shop } = testAddresses
const people = new Map([
  [alice, 'Alice'],
  [bob, 'Bob'],
  [carol, 'Carol'],
])
const chains = [mainnet, base, gnosis]

/** The form as it is after somebody has typed this. */
const typed = (draft: Partial<NewAccountDraft>) => {
  const whole = {
    name: 'Grants',
    chainIds: [mainnet.id],
    owners: [alice, 'Bob', carol],
    threshold: 2,
    saltNonce: '7',
    ...draft,
  }
  return { draft: whole, judgement: judgeNewAccount(whole, { people, chains, planned: [] }) }
}

const meta = {
  component: NewAccountForm,
  args: {
    ...typed({}),
    chains,
    people,
    contractOwners: [],
    viewer: alice,
    onChange: () => undefined,
    onClear: () => undefined,
    onContinue: () => undefined,
  },
} satisfies Meta<typeof NewAccountForm>

export default meta
type Story = StoryObj<typeof meta>

export const TwoOfThree: Story = {}

/** An account that is called as somebody else here is told apart before it is made. */
export const CalledAsAnother: Story = {
  args: typed({ name: 'Аlice' }), // a Cyrillic A
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has this name, or one that looks the same: 0x/)).toBeVisible()
    await expect(canvas.getByText(/The letter “А” in this name/)).toBeVisible()
  },
}

/** Nothing is typed yet, and nothing is wrong; the rule counts the fields that wait for owners. */
export const Empty: Story = {
  args: typed({ name: '', chainIds: [], owners: ['', '', ''] }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-tone="problem"]')).toBeNull()
    await expect(canvas.getByText('Choose at least one network.')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: '2 of 3' })).toBeChecked()
  },
}

/** Somebody known is found by a letter of the name, and taken by the keys. */
export const ChoosingAnOwner: Story = {
  args: { ...typed({ owners: [alice, 'o'] }), onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Owner 2' }))
    const list = canvas.getByRole('listbox', { name: 'People' })
    const names = within(list).getAllByRole('option')
    await expect(names.map(({ textContent }) => textContent.slice(0, 3))).toEqual(['Bob', 'Car'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ owners: [alice, carol] }),
    )
  },
}

export const OneOfOne: Story = { args: typed({ owners: [alice], threshold: 1 }) }

export const AllOfThree: Story = { args: typed({ threshold: 3 }) }

export const OwnersThatAreRefused: Story = {
  args: typed({
    owners: [
      alice,
      'alice',
      '0x0000000000000000000000000000000000000001',
      `base:${shop}`,
      '0x70997970c51812dc3A010C7d01b50e0d17dc79C8',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    ],
  }),
}

/** Somebody’s address was exchanged for one that imitates it. */
export const AnOwnerIsImitated: Story = {
  args: typed({
    owners: [
      alice,
      getAddress(`${bob.slice(0, 8)}${'1'.repeat(28)}${bob.slice(-6)}`.toLowerCase()),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This address looks like Bob, and is another.')).toBeVisible()
  },
}

export const AnOwnerIsAContract: Story = {
  args: { ...typed({ owners: [alice, shop] }), contractOwners: [shop] },
}

export const NobodyConnectedAndTwoChains: Story = {
  args: { ...typed({ chainIds: [mainnet.id, base.id] }), viewer: undefined },
}
