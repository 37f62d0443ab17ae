import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'

import { ExampleKit, exampleVisit } from '../testing/ExampleKit.tsx'
import { createExampleSignIn } from '../testing/exampleServer.ts'
import { inArabic } from '../testing/inArabic.ts'
import { inDialog } from '../testing/inDialog.ts'
import { pause, press, seeInDialog, think } from '../testing/play.ts'
import { walkSignIn } from '../testing/walkSignIn.ts'
import { SignInDialog } from './SignInDialog.tsx'
import { SignInModal } from './SignInModal.tsx'

const ready = ['started', 'nonceReceived'] as const
const signing = [...ready, 'signPressed'] as const

const meta = {
  title: 'Components/SignInDialog',
  component: SignInDialog,
  parameters: inDialog,
  args: {
    address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    flow: walkSignIn(...ready),
    dispatch: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof SignInDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The message is being made; the button waits and stays readable. */
export const Preparing: Story = { args: { flow: walkSignIn('started') } }

/** One press, one question in the wallet. */
export const Ready: Story = {}

/** The wallet is asked; the ring counts along. */
export const Signing: Story = { args: { flow: walkSignIn(...signing) } }

/** The same from right to left. */
export const SigningInArabic: Story = { ...Signing, parameters: inArabic }

/** The server checks what was signed. */
export const Verifying: Story = { args: { flow: walkSignIn(...signing, 'signed') } }

/** The message could not be made; the same button tries again. */
export const PrepareFailed: Story = { args: { flow: walkSignIn('started', 'nonceFailed') } }

/** The wallet could not sign, which is not a refusal. */
export const SignFailed: Story = { args: { flow: walkSignIn(...signing, 'signFailed') } }

/** The server did not accept the signature. */
export const VerifyFailed: Story = {
  args: { flow: walkSignIn(...signing, 'signed', 'verifyFailed') },
}

/** The server did not say whether there is a session: it is asked again, or a signature makes one. */
export const SessionUnread: Story = { args: { onAskAgain: fn() } }

/** What nobody could have named. */
export const SomethingElseFailed: Story = { args: { flow: walkSignIn(...signing, 'otherFailed') } }

/** The dialog on its real flow, until the server has said yes. */
function Live() {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? <SignInModal onClose={() => setOpen(false)} /> : <p role="status">Signed in</p>
}

/** A refusal in the wallet changes nothing, and the next press asks it again. */
export const RefusedAndSigned: Story = {
  render: function Shown() {
    const [adapter] = useState(createExampleSignIn)
    return (
      <ExampleKit connected signIn={adapter} signInSettings={{ optional: true }}>
        <Live />
      </ExampleKit>
    )
  },
  play: async ({ step }) => {
    await step('The wallet’s owner refuses', async () => {
      await seeInDialog('Send message')
      exampleVisit().wallet('Harbour').control.rejectNext()
      await press('Send message')
    })
    await step('The wallet is asked again, and its owner agrees', async () => {
      await seeInDialog('Send message')
      think('Harbour')
      await press('Send message')
      await seeInDialog('Waiting for signature...')
      await pause()
      exampleVisit().wallet('Harbour').control.release()
      await expect(await screen.findByText('Signed in')).toBeVisible()
    })
  },
}
