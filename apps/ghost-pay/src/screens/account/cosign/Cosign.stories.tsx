import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { keccak256, padHex, toHex } from 'viem'
import { encodeProposal, toProposal } from '@ghost-pay/payments/cosign'

import type { CheckedSignature } from '../../../data/checkSignatures.ts'
import { buildReview } from '../../../testing/buildReview.ts'
import { buildSignable } from '../../../testing/buildSignable.ts'
import { testAddresses } from '../../../testing/buildTransaction.ts'
import { ReviewView } from '../review/ReviewView.tsx'
import { LeftOut } from './LeftOut.tsx'
import { SharePanel } from './SharePanel.tsx'
import { TakeIn } from './TakeIn.tsx'

const signature = `0x${'11'.repeat(64)}1b` as const
const proposal = toProposal({
  ...buildSignable(),
  signatures: [{ owner: testAddresses.carol, signature }],
})
const noise = Array.from({ length: 40 }, (_, index) => keccak256(toHex(index)).slice(2)).join('')
const long = toProposal(buildSignable({ data: `0x${noise}` }))
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
    await expect(canvas.getByText('6 of 7 checks')).toBeVisible()
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
    await expect(canvas.getByText('2 signatures were left out')).toBeVisible()
  },
}

export const TooLongForACode: Story = {
  args: { side: <SharePanel proposal={long} link={linkOf(long)} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is too long for one code. Pass on the file.')).toBeVisible()
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
