import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { buildSignable, buildTransaction, testAddresses } from '@ghost-pay/gateway-testing'
import { type Choosable, readProposal, type RunRow } from '@ghost-pay/safe-account/queue'

import { SeveralView } from './Several.tsx'

const { alice, bob, carol } = testAddresses

const choosableAt = (nonce: number, value = 10n ** 18n): Choosable => {
  const proposal = readProposal(
    buildTransaction({ nonce, id: `id ${nonce}` }),
    { signers: [bob], contradictions: [], signable: buildSignable({ nonce, value }) },
    {
      owners: [alice, bob, carol],
      threshold: 2,
      currency: { symbol: 'ETH', decimals: 18 },
      tokens: [],
      isPending: false,
      nameOf: () => undefined,
    },
  )
  if (proposal === undefined) throw new Error('A row of the queue has a place.')
  return { proposal, action: 'sign' }
}

const some = [choosableAt(7), choosableAt(8, 25n * 10n ** 17n), choosableAt(9)]
const run = (...rows: Omit<RunRow, 'id'>[]) => ({
  action: 'sign' as const,
  viewer: alice,
  rows: rows.map((row, index) => ({ ...row, id: `id ${7 + index}` })),
})

const meta = {
  component: SeveralView,
  args: {
    path: '/a/eth:0x',
    some,
    run: undefined,
    onStart: fn(),
    onEnd: fn(),
    onHalt: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof SeveralView>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '3 to approve' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Approve 3, one after another' })).toBeVisible()
  },
}

export const ToSend: Story = {
  args: { some: some.map((one) => ({ ...one, action: 'send' })) },
}

export const UnderWay: Story = {
  args: {
    run: run({ status: 'done' }, { status: 'now' }, { status: 'waiting' }),
    step: <p role="status">Your wallet asks you. Compare what it shows.</p>,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: '1 of 3 approved' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop after this one' }))
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

/** Whoever wants no more can wait for the one that is under way, or not. */
export const Ending: Story = {
  args: {
    run: { ...run({ status: 'done' }, { status: 'now' }, { status: 'waiting' }), endsAfter: true },
    step: <p>Your wallet asks you. Compare what it shows.</p>,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('It stops after this one.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop now' }))
    await expect(args.onHalt).toHaveBeenCalledOnce()
  },
}

/** The last one can only be left at once. */
export const TheLast: Story = {
  args: { run: run({ status: 'done' }, { status: 'done' }, { status: 'now' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stop now' })).toBeVisible()
  },
}

/** A refusal ends it; what was done stays done, and that is said. */
export const Refused: Story = {
  args: {
    run: run(
      { status: 'done' },
      { status: 'stopped', why: 'You declined in your wallet. Nothing was signed.' },
      { status: 'waiting' },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Done: 1. Not done: 1. Not begun: 1./)).toBeVisible()
    await expect(canvas.getByText('Not begun. Nobody was asked about it.')).toBeVisible()
    await expect(canvas.getByText(/You declined in your wallet/)).toBeVisible()
  },
}

export const WantsALook: Story = {
  args: { run: run({ status: 'stopped' }, { status: 'waiting' }, { status: 'waiting' }) },
}

export const AllDone: Story = {
  args: { run: run({ status: 'done' }, { status: 'done' }, { status: 'done' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 3 are done.')).toBeVisible()
  },
}
