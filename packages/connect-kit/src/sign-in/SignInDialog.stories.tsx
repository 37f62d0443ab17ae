import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { SignInDialog } from './SignInDialog.tsx'

const meta = {
  component: SignInDialog,
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

export const Preparing: Story = { args: { label: 'signIn.preparing', canSign: false } }

export const Ready: Story = {}

export const Signing: Story = { args: { label: 'signIn.waiting', waiting: true, canSign: false } }

export const Verifying: Story = {
  args: { label: 'signIn.verifying', waiting: true, canSign: false },
}

export const PrepareFailed: Story = { args: { failure: 'error.siwe-nonce' } }

export const SignFailed: Story = { args: { failure: 'error.siwe-sign' } }

export const VerifyFailed: Story = { args: { failure: 'error.siwe-verify' } }

export const SomethingElseFailed: Story = { args: { failure: 'signIn.failed' } }
