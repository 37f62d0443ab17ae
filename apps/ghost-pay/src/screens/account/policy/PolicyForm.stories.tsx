import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { zeroAddress } from 'viem'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { payeeAddress } from '../../../testing/buildPayroll.ts'
import { PolicyForm, type PolicyFormProps } from './PolicyForm.tsx'
import { formOf } from './readPolicyForm.ts'

const token = '0x8C04827329f40a0de8145226d98719aA2a5c53bb'
const facts = {
  chainId: 1,
  account: testAddresses.shop,
  current: undefined,
  tokens: [{ address: token, symbol: 'dUSD', decimals: 6 }],
  currency: { symbol: 'ETH', decimals: 18 },
}
const empty = formOf(undefined, facts)

function Filled(props: PolicyFormProps) {
  const [form, setForm] = useState(props.form)
  return <PolicyForm {...props} form={form} onChange={setForm} />
}

const meta = {
  component: PolicyForm,
  render: (args) => <Filled {...args} />,
  args: {
    form: empty,
    facts,
    people: [
      { address: testAddresses.alice, name: 'Alice' },
      { address: testAddresses.bob, name: 'Bob' },
      { address: testAddresses.carol, name: '' },
    ],
    peoplePath: '/a/1:0x/people',
    onChange: fn(),
    onReady: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof PolicyForm>

export default meta
type Story = StoryObj<typeof meta>

export const FilledIn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read it over and sign' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no rule in it yet.')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Bob/ }))
    await userEvent.click(canvas.getByRole('combobox', { name: 'Add a token' }))
    await userEvent.click(canvas.getByRole('option', { name: 'dUSD' }))
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'To somebody else, at once, dUSD' }),
      '10000',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Read it over and sign' }))
    await expect(args.onReady).toHaveBeenCalledWith(
      expect.objectContaining({
        people: [testAddresses.bob],
        limits: [{ token, toAnyone: 10_000_000_000n, perDay: null, perMonth: null }],
      }),
    )
  },
}

/** Beyond three people the others are asked for; who is chosen stays in sight. */
export const ManyPeople: Story = {
  args: {
    form: { ...empty, people: [payeeAddress(9)] },
    people: Array.from({ length: 11 }, (_, index) => ({
      address: payeeAddress(index),
      name: `Person ${index + 1}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('checkbox', { name: /^Person/ })).toHaveLength(4)
    await expect(canvas.getByRole('checkbox', { name: /^Person 10/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Show 7 more people' }))
    await expect(canvas.getAllByRole('checkbox', { name: /^Person/ })).toHaveLength(11)
    await expect(canvas.queryByRole('button', { name: /more people/ })).toBeNull()
  },
}

/** A limit that can be read in two ways is none before one of them is chosen. */
export const LimitInTwoWays: Story = {
  args: {
    form: { ...empty, limits: [{ token, toAnyone: '', perDay: '1.500', perMonth: '' }] },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read it over and sign' }))
    await expect(args.onReady).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '1500 – 1 thousand 500' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Read it over and sign' }))
    await expect(args.onReady).toHaveBeenCalledWith(
      expect.objectContaining({
        limits: [{ token, toAnyone: null, perDay: 1_500_000_000n, perMonth: null }],
      }),
    )
  },
}

export const OnlyPeople: Story = {
  args: {
    form: {
      ...empty,
      onlyPeople: true,
      limits: [{ token: zeroAddress, toAnyone: '', perDay: '5', perMonth: '4' }],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('textbox', { name: /at once/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Read it over and sign' }))
    await expect(canvas.getByText('That is less than a day may take.')).toBeVisible()
    await expect(args.onReady).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'No rule for ETH' }))
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalled()
  },
}

export const NobodyNamedYet: Story = {
  args: { people: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'People' })).toBeVisible()
  },
}

/** Another policy was signed while this one was written: nothing goes on before the person has said what becomes of it. */
export const ChangedMeanwhile: Story = {
  args: {
    form: { ...empty, onlyPeople: true, people: [testAddresses.bob] },
    changed: { onAnew: fn(), onKeep: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Read it over and sign' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Go on with what I wrote' }))
    await expect(args.changed?.onKeep).toHaveBeenCalledOnce()
  },
}
