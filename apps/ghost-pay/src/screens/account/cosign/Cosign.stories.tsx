import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { keccak256, padHex, toHex } from 'viem'
import { buildSignable, testAddresses } from '@ghost-pay/gateway-testing'
import { encodeProposal, toProposal } from '@ghost-pay/payments/cosign'
import type { CheckedSignature } from '@ghost-pay/safe-account'

import { buildReview } from '../../../testing/buildReview.ts'
import { ReviewView } from '../review/ReviewView.tsx'
import { Executed } from '../transaction/Executed.tsx'
import { LeftOut } from './CosignScreen.tsx'
import { SharePanel } from './SharePanel.tsx'
import { TakeIn } from './TakeIn.tsx'

const signature = `0x${'11'.repeat(64)}1b` as const
const proposal = toProposal({
  ...buildSignable(),
  signatures: [{ owner: testAddresses.carol, signature }],
})
const noise = (parts: number) =>
  `0x${Array.from({ length: parts }, (_, index) => keccak256(toHex(index)).slice(2)).join('')}` as const
const long = toProposal(buildSignable({ data: noise(40) }))
const longest = toProposal(buildSignable({ data: noise(2000) }))
const linkOf = (one: typeof proposal) => `https://pay.example/#/cosign/${encodeProposal(one)}`

const leftOut = (owner: `0x${string}`, worth: CheckedSignature['worth']): CheckedSignature => ({
  owner,
  signature,
  worth,
})

const meta = {
  component: ReviewView,
  args: {
    ...buildReview({ facts: { gateway: { status: 'unasked' } } }),
    side: (
      <>
        <SharePanel proposal={proposal} link={linkOf(proposal)} />
        <TakeIn
          title="Add what came back"
          problem={undefined}
          onTexts={() => undefined}
          onProblem={() => undefined}
        />
      </>
    ),
  },
} satisfies Meta<typeof ReviewView>

export default meta
type Story = StoryObj<typeof meta>

/** The gateway's tick stays open: nobody asked it. */
export const WithoutGateway: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('this goes from owner to owner')).toBeVisible()
    await expect(canvas.getByText('7 of 8 checks passed')).toBeVisible()
    await userEvent.click(canvas.getByText('Show a code to scan'))
    await expect(
      await canvas.findByRole('img', { name: 'A code with the link to this payment' }),
    ).toBeVisible()
  },
}

/** A stranger's signature and a forged one came along. */
export const SignaturesLeftOut: Story = {
  args: {
    notices: (
      <LeftOut
        signatures={[
          leftOut(padHex('0xbad', { size: 20 }), 'stranger'),
          leftOut(testAddresses.bob, 'invalid'),
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 approvals were left out')).toBeVisible()
  },
}

/** It takes several codes, which are shown one after another. */
export const SeveralCodes: Story = {
  args: { side: <SharePanel proposal={long} link={linkOf(long)} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/^Show \d codes to scan$/))
    await expect(await canvas.findByText(/hold its camera/i)).toBeVisible()
    await expect(await canvas.findByRole('img', { name: /^QR code \d of \d/ })).toBeVisible()
  },
}

export const TooLongForCodes: Story = {
  args: { side: <SharePanel proposal={longest} link={linkOf(longest)} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is too long for codes. Pass on the file.')).toBeVisible()
  },
}

/** The browser of the tests reads no codes. */
export const CannotScan: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scan codes' }))
    await expect(await canvas.findByText(/This browser cannot read codes/)).toBeVisible()
  },
}

const onTexts = fn()
const onProblem = fn()

/** Files are read by their bytes: UTF-16 as an editor saves it, and what is no text is said. */
export const TakesFiles: Story = {
  args: {
    side: (
      <TakeIn
        title="Add what came back"
        problem={undefined}
        onTexts={onTexts}
        onProblem={onProblem}
      />
    ),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Choose files')
    const utf16 = Uint16Array.from([0xfeff, 0x7b, 0xfc, 0x7d])
    await userEvent.upload(field, [new File([utf16], 'a.json'), new File(['b'], 'b.json')])
    await waitFor(() => expect(onTexts).toHaveBeenCalledWith(['{ü}', 'b']))
    await userEvent.upload(field, new File([new Uint8Array([0, 1])], 'c.json'))
    await waitFor(() => expect(onProblem).toHaveBeenCalledWith(['cosign.bad.file']))
  },
}

export const AnotherPayment: Story = {
  args: {
    side: (
      <TakeIn
        title="Add what came back"
        problem={['cosign.bad.otherHere']}
        onTexts={() => undefined}
        onProblem={() => undefined}
      />
    ),
  },
}

/** Another owner has executed it meanwhile, and had not signed before: the proposal is a receipt now. */
export const ExecutedByAnother: Story = {
  render: ({ account, signable, view }) => (
    <Executed
      account={account}
      details={{ note: 'Rent for November' }}
      own={{ signable, view }}
      signatures={[{ owner: testAddresses.alice, signature, worth: 'signed' }]}
      hash={`0x${'32dfd134372cea72'.repeat(4)}`}
      mined={{
        block: 21_884_102,
        time: Date.UTC(2026, 10, 21, 14, 2, 50),
        depth: 3,
        fee: 900_000_000_000_000n,
        from: testAddresses.carol,
        signatures: [{ owner: testAddresses.carol, signature: '0x12', worth: 'signed' }],
        unlogged: [],
      }}
      onPrint={() => undefined}
      onSave={() => Promise.resolve()}
    />
  ),
  play: async ({ canvas }) => {
    const receipt = canvas.getByRole('article', { name: 'Receipt' })
    await expect(receipt).toHaveTextContent('4,200.00 dUSD')
    await expect(receipt).toHaveTextContent('Rent for November (a note of the owners')
    await expect(canvas.getByText(/by Alice and Carol/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(Approve|Send)/ })).toBeNull()
  },
}
