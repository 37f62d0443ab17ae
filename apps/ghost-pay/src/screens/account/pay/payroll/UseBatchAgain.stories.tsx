import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { noEdits, type PayrollDraft, readPayrollDraft } from '@ghost-pay/payments/payroll-draft'
import { accountKey } from '@ghost-pay/safe-account/store'

import { payeeAddress, payrollText } from '../../../../testing/buildPayroll.ts'
import { buildReview, buildTokenCall } from '../../../../testing/buildReview.ts'
import { UseBatchAgain } from './UseBatchAgain.tsx'
import { keepPayroll } from './usePayrollDraft.ts'

const { account, view } = buildReview({
  calls: [0, 1, 2].map((index) => buildTokenCall(payeeAddress(index), 2_000_500_000n)),
})
const safeTxHash = `0x${'12'.repeat(32)}` as const
const begun = (draft: Partial<PayrollDraft>) => {
  keepPayroll(account, { text: '', edits: noEdits, ...draft })
}
const kept = () =>
  readPayrollDraft(localStorage.getItem('ghost-pay.payroll.v1'), accountKey(account))

const meta = {
  component: UseBatchAgain,
  args: { account, safeTxHash, view, note: 'November payroll | Ana: Rent | Kofi | Ines' },
  beforeEach: () => {
    begun({})
  },
} satisfies Meta<typeof UseBatchAgain>

export default meta
type Story = StoryObj<typeof meta>

/** The lines are a new payroll, of which nothing is signed. */
export const Again: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use again' }))
    const { text, edits } = kept()
    await expect(text.split('\n')).toHaveLength(4)
    await expect(text).toContain(`Ana\t${payeeAddress(0)}\t2000.5\t`)
    await expect(edits).toEqual(noEdits)
  },
}

/** Nothing was paid: it is the same payroll, with its title. */
export const AfterAFailure: Story = {
  args: { isFailed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay again' }))
    await expect(kept().edits).toEqual({ ...noEdits, title: 'November payroll' })
  },
}

/** Another payroll was begun: it is replaced only where the person says so. */
export const SomethingBegun: Story = {
  beforeEach: () => {
    begun({ text: payrollText(2) })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use again' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This takes the place/)
    await expect(kept().text).toBe(payrollText(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Keep what I began' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Use again' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Take this instead' }))
    await expect(kept().text).toContain('Kofi')
  },
}

/** This browser has the payroll that was signed: its own lines are used, with what was answered about them. */
export const KeptHere: Story = {
  beforeEach: () => {
    begun({
      text: payrollText(3),
      edits: { ...noEdits, token: 'dUSD', signed: [{ safeTxHash, lines: [1, 2, 3] }] },
    })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use again' }))
    await expect(kept()).toMatchObject({
      text: payrollText(3),
      edits: { token: 'dUSD', signed: [] },
    })
  },
}

/** It does something else as well: what that was is no line of a payroll. */
export const NoPayroll: Story = {
  args: {
    view: buildReview({
      calls: [
        buildTokenCall(payeeAddress(1), 2_000_000n),
        { to: payeeAddress(2), value: 0n, data: '0x12345678' },
      ],
    }).view,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
