import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { noToken } from '@ghost-pay/safe-account/store'

import { buildAccount } from '../../../testing/buildAccount.ts'
import { PayForm, type PayFormProps } from './PayForm.tsx'
import type { KnownRecipient } from './useRecipient.ts'

const now = Date.now()
const day = 86_400_000
const people = [
  { address: testAddresses.alice, name: 'Alice', lastPaid: now - 2 * day },
  { address: testAddresses.bob, name: 'Bob', lastPaid: undefined },
  { address: testAddresses.carol, name: undefined, lastPaid: now - 40 * day },
] as const
const nobody: KnownRecipient = {
  options: people,
  history: 'whole',
  chosen: undefined,
  lookAlikes: [],
  found: undefined,
  said: undefined,
}

const meta = {
  component: PayForm,
  args: {
    form: { recipient: '', amount: '', token: '' },
    assets: [
      { token: undefined, symbol: 'ETH', name: 'Ether', decimals: 18, balance: 40n * 10n ** 18n },
      {
        token: testAddresses.carol,
        symbol: 'dUSD',
        name: 'Demo Dollar',
        decimals: 6,
        balance: 125n,
      },
    ],
    // However long other stories take before it.
    pricesAt: now + day,
    account: buildAccount(),
    recipient: nobody,
    note: '',
    onNote: fn(),
    binding: { isBound: false, problem: undefined, isAsking: false, onBound: fn() },
    onChange: fn(),
    onRecipient: fn(),
    onReview: fn(),
  },
} satisfies Meta<typeof PayForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    // The one action of the form is as large as one.
    const { width } = canvas.getByRole('button', { name: 'Review' }).getBoundingClientRect()
    await expect(width).toBeGreaterThan(170)
  },
}

const bob = people[1]

/** Who was paid before is said only once all of it was read. */
export const NotPaidYet: Story = {
  args: { recipient: { ...nobody, chosen: bob } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not paid yet')).toBeVisible()
  },
}

export const HistoryUnread: Story = {
  args: { recipient: { ...nobody, history: 'unread', chosen: bob } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Not paid yet')).toBeNull()
  },
}

export const Filled: Story = {
  args: { form: { recipient: testAddresses.shop, amount: '1.5', token: '' } },
}

const priced = [
  {
    token: undefined,
    symbol: 'ETH',
    name: 'Ether',
    decimals: 18,
    balance: 40n * 10n ** 18n,
    price: 3000,
  },
]

/** What is typed in the form stands in it. */
function TypingForm(props: PayFormProps) {
  const [form, setForm] = useState(props.form)
  return (
    <PayForm
      {...props}
      form={form}
      onRecipient={(recipient) => {
        setForm({ ...form, recipient })
        props.onRecipient(recipient)
      }}
      onChange={(next) => {
        setForm(next)
        props.onChange(next)
      }}
    />
  )
}

/** A payment link that is pasted fills the form: who is paid, in what, and how much. */
export const PaymentLink: Story = {
  render: (args) => <TypingForm {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'To' }))
    await userEvent.paste(
      `ethereum:${testAddresses.carol}@${args.account.chain.id}/transfer?address=${testAddresses.shop}&uint256=4250000`,
    )
    await expect(args.onChange).toHaveBeenLastCalledWith({
      recipient: testAddresses.shop,
      token: testAddresses.carol,
      amount: '4.25',
    })
    await expect(canvas.getByText('Filled in from the payment link: 4.25 dUSD.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('4.25')
  },
}

/** A link for another chain fills nothing; the page of the link still opens. */
export const PaymentLinkOfAnotherChain: Story = {
  render: (args) => <TypingForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    const link = `ethereum:${testAddresses.shop}@100?value=1e18`
    await userEvent.click(canvas.getByRole('combobox', { name: 'To' }))
    await userEvent.paste(link)
    await expect(canvas.getByText(/^This payment link is for Gnosis/)).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'To' })).toHaveValue(link)
    await expect(canvas.getByRole('button', { name: 'Open the payment link' })).toBeVisible()
  },
}

/** A link that was pasted before it was known what the account holds. */
export const PaymentLinkInDraft: Story = {
  args: { form: { recipient: `ethereum:${testAddresses.shop}?value=1e18`, amount: '', token: '' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in the payment' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      recipient: testAddresses.shop,
      token: '',
      amount: '1',
    })
  },
}

/** A sum of money becomes an amount of the token, which is what is paid. */
export const TypedInMoney: Story = {
  args: { assets: priced },
  render: (args) => <TypingForm {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Type it in USD' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount in USD' }), '100')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ amount: '0.033333' }),
    )
    await expect(canvas.getByText(/^This pays 0\.033333 ETH/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Type it in ETH' }))
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.033333')
  },
}

/** An amount that can be read in two ways is not reviewed before one of them is chosen. */
export const ReadInTwoWays: Story = {
  args: { form: { recipient: testAddresses.shop, amount: '', token: '' } },
  render: (args) => <TypingForm {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' })
    for (const typed of ['1.500', '1,500', '12.345']) {
      await userEvent.clear(amount)
      await userEvent.type(amount, typed)
      await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
      await expect(canvas.getByText(/can be read in two ways/)).toBeVisible()
      await expect(args.onReview).not.toHaveBeenCalled()
    }
    await userEvent.click(canvas.getByRole('button', { name: '12345 – 12 thousand 345' }))
    await expect(amount).toHaveValue('12345')
    await userEvent.clear(amount)
    await userEvent.type(amount, '1.500')
    await userEvent.click(canvas.getByRole('button', { name: '1.5 – between 1 and 2' }))
    await expect(amount).toHaveValue('1.5')
    await expect(canvas.queryByText(/can be read in two ways/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await expect(args.onReview).toHaveBeenCalledWith(
      expect.objectContaining({ amount: 15n * 10n ** 17n }),
    )
  },
}

/** All of it is written so that it is read in one way. */
export const AllOfIt: Story = {
  args: {
    form: { recipient: testAddresses.shop, amount: '', token: '' },
    assets: [
      { token: undefined, symbol: 'ETH', name: 'Ether', decimals: 18, balance: 1234n * 10n ** 15n },
    ],
  },
  render: (args) => <TypingForm {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All of it' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await expect(args.onReview).toHaveBeenCalledWith(
      expect.objectContaining({ amount: 1234n * 10n ** 15n }),
    )
  },
}

/** An old price is not reckoned with. */
export const PricesAreOld: Story = {
  args: { assets: priced, pricesAt: now - 6 * 60_000 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Type it in/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'All of it' })).toBeVisible()
  },
}

export const BalanceUnknown: Story = {
  args: {
    assets: [{ token: undefined, symbol: 'ETH', name: 'Ether', decimals: 18, balance: undefined }],
  },
}

/** The balances came while the payment was looked over, and the account holds less. */
export const SentBack: Story = {
  args: { form: { recipient: testAddresses.shop, amount: '41', token: '' }, sent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The account holds 40 ETH.')).toBeVisible()
  },
}

export const OnAnotherChain: Story = {
  args: { form: { recipient: `gno:${testAddresses.shop}`, amount: '1', token: '' }, sent: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/This address is on Gnosis, and the account pays on Ethereum/),
    ).toBeVisible()
  },
}

export const Wrong: Story = {
  args: { form: { recipient: '0x123', amount: '41', token: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
  },
}

const boundForm = { recipient: testAddresses.shop, amount: '0.0001', token: testAddresses.carol }

export const WordsToBind: Story = {
  args: { form: boundForm, note: 'Invoice 12' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Bind it to the payment' }))
    await expect(args.binding.onBound).toHaveBeenCalledWith(true)
  },
}

export const WordsRefused: Story = {
  args: {
    form: boundForm,
    note: 'Invoice 12',
    binding: { isBound: true, problem: 'refused', isAsking: false, onBound: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This token takes no words/)).toBeVisible()
  },
}

/** The chain's own currency carries no words: they would run the recipient's code. */
export const CurrencyWithWords: Story = {
  args: { form: { ...boundForm, token: '' }, note: 'Invoice 12' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

/** The field has the focus, and nothing was typed: everybody, those paid last first. */
export const ChoosingByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'To' }))
    const list = canvas.getByRole('listbox', { name: 'People' })
    await expect(within(list).getAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onRecipient).toHaveBeenLastCalledWith(testAddresses.bob)
  },
}

export const Chosen: Story = {
  args: {
    form: { recipient: testAddresses.alice, amount: '12', token: '' },
    recipient: { ...nobody, chosen: people[0] },
  },
  play: async ({ canvas, userEvent, args }) => {
    const to = canvas.getByRole('combobox', { name: 'To' })
    await expect(to).toHaveValue('Alice')
    await expect(canvas.getByText(testAddresses.alice)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await expect(args.onReview).toHaveBeenLastCalledWith(
      expect.objectContaining({ recipient: testAddresses.alice }),
    )
    // Another name is another person: nothing of the address is left behind it.
    await userEvent.type(to, 'x')
    await expect(args.onRecipient).toHaveBeenLastCalledWith('Alicex')
  },
}

/** Somebody without a name is read by the address. */
export const ChosenWithoutName: Story = {
  args: {
    form: { recipient: testAddresses.carol, amount: '12', token: '' },
    recipient: { ...nobody, chosen: people[2] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'To' })).toHaveValue(testAddresses.carol)
  },
}

export const LookAlike: Story = {
  args: {
    form: {
      recipient: `${testAddresses.alice.slice(0, 20)}${'1'.repeat(18)}${testAddresses.alice.slice(-4)}`,
      amount: '12',
      token: '',
    },
    recipient: {
      ...nobody,
      chosen: {
        address: `0x${testAddresses.alice.slice(2, 20)}${'1'.repeat(18)}${testAddresses.alice.slice(-4)}`,
        name: undefined,
        lastPaid: undefined,
      },
      lookAlikes: [testAddresses.alice],
    },
  },
}

export const NameFound: Story = {
  args: {
    form: { recipient: 'ana.eth', amount: '12', token: '' },
    recipient: {
      ...nobody,
      found: { name: 'ana.eth', address: testAddresses.shop },
      said: ['recipient.found', { name: 'ana.eth', chain: 'Ethereum' }],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'To' }))
    await userEvent.click(canvas.getByRole('option', { name: /ana\.eth/ }))
    await expect(args.onRecipient).toHaveBeenLastCalledWith(testAddresses.shop)
  },
}

export const OneCharacterWrong: Story = {
  args: {
    form: { recipient: `${testAddresses.shop.slice(0, -1)}d`, amount: '1', token: '' },
    sent: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/character 40 behind 0x is wrong/)).toBeVisible()
  },
}

export const WithoutItsBeginning: Story = {
  args: { form: { recipient: testAddresses.shop.slice(2), amount: '1', token: '' }, sent: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Put 0x before it' }))
    await expect(args.onRecipient).toHaveBeenLastCalledWith(testAddresses.shop)
  },
}

/** Of several tokens none is chosen, and nothing is reviewed. */
export const NoTokenChosen: Story = {
  args: { form: { recipient: testAddresses.shop, amount: '1.5', token: noToken } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'With' })).toHaveTextContent('Choose a token')
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await expect(canvas.getByText('Choose what to pay with.')).toBeVisible()
    await expect(args.onReview).not.toHaveBeenCalled()
  },
}
