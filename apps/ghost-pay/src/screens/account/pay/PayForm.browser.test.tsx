import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { noToken } from '@ghost-pay/safe-account/store'

import { buildAccount } from '../../../testing/buildAccount.ts'
import { PayForm } from './PayForm.tsx'
import type { Payment } from './payment.ts'

import '../../../theme/tokens.css'
import '../../../theme/base.css'
import '../../../Page.css'

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const people = [
  { address: testAddresses.alice, name: 'Ana Lovelace', lastPaid: undefined },
  { address: testAddresses.bob, name: 'Bob', lastPaid: undefined },
]
const onBound = vi.fn<(isBound: boolean) => void>()
const onReview = vi.fn<(payment: Payment) => void>()

function Form({ token }: { token: string }) {
  const [form, setForm] = useState({ recipient: '', amount: '', token })
  const [note, setNote] = useState('')
  return (
    <PayForm
      form={form}
      assets={[
        { token: undefined, symbol: 'ETH', name: 'Ether', decimals: 18, balance: 10n ** 18n },
        { token: testAddresses.carol, symbol: 'dUSD', name: 'Dollar', decimals: 6, balance: 9n },
      ]}
      pricesAt={0}
      account={buildAccount()}
      recipient={{
        options: people,
        history: 'whole',
        chosen: people.find(({ address }) => address === form.recipient),
        lookAlikes: [],
        found: undefined,
        said: undefined,
      }}
      note={note}
      onNote={setNote}
      binding={{ isBound: false, problem: undefined, isAsking: false, onBound }}
      onChange={setForm}
      onRecipient={(recipient) => {
        setForm({ ...form, recipient })
      }}
      onReview={onReview}
    />
  )
}

const open = async (token = noToken) => {
  await page.viewport(1200, 900)
  render(
    <>
      <Form token={token} />
      <p>Beside</p>
    </>,
  )
}

test('one press on With opens the tokens after a name was typed, and who is paid stands below it', async () => {
  await open()
  await userEvent.fill(screen.getByLabelText('To'), 'Ana Lovelace')
  await userEvent.click(screen.getByLabelText('With'))
  expect(screen.getByRole('listbox')).toBeVisible()
  expect(screen.getByText(testAddresses.alice)).toBeVisible()
  await userEvent.click(screen.getByRole('option', { name: /^ETH/ }))
  expect(screen.getByLabelText('With')).toHaveTextContent('ETH · Ether')
  expect(screen.getByText(testAddresses.alice)).toBeVisible()
})

test('one press on With opens the tokens after an address was typed that helps to put right', async () => {
  await open()
  await userEvent.fill(screen.getByLabelText('To'), testAddresses.shop.slice(2))
  await userEvent.click(screen.getByLabelText('With'))
  expect(screen.getByRole('button', { name: 'Put 0x before it' })).toBeVisible()
  expect(screen.getByRole('listbox')).toBeVisible()
})

test('one press on Review reviews what stands there, also where a name is the last that was typed', async () => {
  await open('')
  await userEvent.fill(screen.getByLabelText('Amount'), '0.5')
  await userEvent.fill(screen.getByLabelText('To'), 'Ana Lovelace')
  await userEvent.click(screen.getByRole('button', { name: 'Review' }))
  expect(onReview).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ recipient: testAddresses.alice, amount: 5n * 10n ** 17n }),
  )
})

test('Review with nothing typed says what is missing, and the list of payees comes when it is asked for', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Review' }))
  expect(screen.getByLabelText('To')).toHaveFocus()
  for (const said of ['Enter who is paid.', 'Choose what to pay with.'])
    expect(screen.getByText(said)).toBeVisible()
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('listbox')).toBeVisible()
})

test('one press on a box takes it after an amount was typed that can be read in two ways', async () => {
  await open(testAddresses.carol)
  await userEvent.fill(screen.getByLabelText('For'), 'Invoice 12')
  await userEvent.fill(screen.getByLabelText('Amount'), '1.500')
  await userEvent.click(screen.getByRole('checkbox'))
  expect(screen.getByText(/can be read in two ways/)).toBeVisible()
  expect(onBound).toHaveBeenCalledExactlyOnceWith(true)
})

test('the name is taken without a press as well, and after a press on nothing', async () => {
  await open()
  for (const leave of [() => userEvent.tab(), () => userEvent.click(screen.getByText('Beside'))]) {
    await userEvent.fill(screen.getByLabelText('To'), 'Ana Lovelace')
    await leave()
    expect(await screen.findByText(testAddresses.alice)).toBeVisible()
  }
})
