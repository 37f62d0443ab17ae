import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { inArabic } from '../testing/inArabic.ts'
import { inDialog } from '../testing/inDialog.ts'
import { SignInDialog } from './SignInDialog.tsx'

const meta = {
  title: 'Components/SignInDialog',
  component: SignInDialog,
  parameters: inDialog,
  args: {
    address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    label: 'signIn.send',
    waiting: false,
    canSign: true,
    onSign: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof SignInDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The message is being made; the button waits and stays readable. */
export const Preparing: Story = { args: { label: 'signIn.preparing', canSign: false } }

/** One press, one question in the wallet. */
export const Ready: Story = {}

/** The wallet is asked; the ring counts along. */
export const Signing: Story = { args: { label: 'signIn.waiting', waiting: true, canSign: false } }

/** The same from right to left. */
export const SigningInArabic: Story = { ...Signing, parameters: inArabic }

/** The server checks what was signed. */
export const Verifying: Story = {
  args: { label: 'signIn.verifying', waiting: true, canSign: false },
}

/** The message could not be made; the same button tries again. */
export const PrepareFailed: Story = { args: { failure: 'error.siwe-nonce' } }

/** The wallet could not sign, which is not a refusal. */
export const SignFailed: Story = { args: { failure: 'error.siwe-sign' } }

/** The server did not accept the signature. */
export const VerifyFailed: Story = { args: { failure: 'error.siwe-verify' } }

/** The server did not say whether there is a session: it is asked again, or a signature makes one. */
export const SessionUnread: Story = { args: { failure: 'signIn.unread', onAskAgain: fn() } }

/** What nobody could have named. */
export const SomethingElseFailed: Story = { args: { failure: 'signIn.failed' } }
