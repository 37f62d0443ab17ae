import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import type { SignedContactCard } from '@ghost-pay/payments/people'

import { speak } from '../../../text/Spoken.ts'
import { checkCopy } from '../../../wallet/checkCopy.ts'
import { CheckError } from '../../../wallet/CheckError.ts'
import { OwnCard } from './OwnCard.tsx'

afterEach(cleanup)

const { alice } = testAddresses
const button = () => screen.getByRole('button', { name: 'Sign my card' })
const cards = () => screen.queryAllByText(/^ghost-pay-card:/)

test('two presses ask once, and an answer for the name before is not shown under the next one', async () => {
  const answers: (() => void)[] = []
  const sign = vi.fn(
    (name: string) =>
      new Promise<SignedContactCard>((resolve) => {
        answers.push(() => {
          resolve({ name, address: alice, chainId: 1, issued: 1, signature: '0x1234' })
        })
      }),
  )
  render(<OwnCard viewer={alice} name="Alice" sign={sign} />)
  fireEvent.click(button())
  fireEvent.click(button())
  expect(sign.mock.calls).toEqual([['Alice']])
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ana' } })
  await act(async () => {
    answers[0]?.()
    await Promise.resolve()
  })
  expect(cards()).toEqual([])
  fireEvent.click(button())
  await act(async () => {
    answers[1]?.()
    await Promise.resolve()
  })
  expect(sign.mock.calls).toEqual([['Alice'], ['Ana']])
  expect(cards()).toHaveLength(1)
})

test('what the wallet has signed wrongly is said to be that', async () => {
  const sign = () => Promise.reject(new CheckError(speak(checkCopy, 'failedCheck.otherSignature')))
  render(<OwnCard viewer={alice} name="Alice" sign={sign} />)
  await act(async () => {
    fireEvent.click(button())
    await Promise.resolve()
  })
  expect(screen.getByText(/signed something else, or with another key/)).toBeDefined()
  expect(cards()).toEqual([])
})
