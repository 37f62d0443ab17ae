import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { PayrollEnd } from './PayrollEnd.tsx'
import { SignedBatchesView } from './SignedBatchesView.tsx'

const see = <a href="#/tx">See it</a>

const meta = {
  component: SignedBatchesView,
  args: {
    batches: [
      { key: 'one', lines: 28, state: 'waits', said: 'Signed, waits for Bob or Carol', see },
    ],
  },
} satisfies Meta<typeof SignedBatchesView>

export default meta
type Story = StoryObj<typeof meta>

export const Waits: Story = {}

/** One batch was paid, one did not happen, and of one nobody has said anything yet. */
export const Several: Story = {
  args: {
    batches: [
      { key: 'one', lines: 100, state: 'paid', said: 'Paid on Nov 25', see },
      { key: 'two', lines: 1, state: 'over', said: 'It did not go through. Nothing moved.', see },
      { key: 'three', lines: 9, state: 'unknown', said: 'Signed, asking how far it is', see },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 line')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'See it' })).toHaveLength(3)
  },
}

const onUseAgain = fn()

/** The whole payroll is closed. */
export const Closed: Story = {
  render: (args) => (
    <PayrollEnd title="November payroll" count={28} onUseAgain={onUseAgain} onNew={fn()}>
      <SignedBatchesView {...args} />
    </PayrollEnd>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Review/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Use again' }))
    await expect(onUseAgain).toHaveBeenCalled()
  },
}
