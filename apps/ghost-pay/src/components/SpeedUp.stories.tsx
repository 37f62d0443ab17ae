import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { speak } from '../text/Spoken.ts'
import { checkCopy } from '../wallet/checkCopy.ts'
import { SpeedUpView } from './SpeedUp.tsx'

const meta = {
  component: SpeedUpView,
  args: { state: { status: 'idle' }, onPress: fn() },
} satisfies Meta<typeof SpeedUpView>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again with a higher fee' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Asking: Story = {
  args: { state: { status: 'asking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your wallet asks you to send it again.')).toBeVisible()
  },
}

/** The wallet chose a place of its own. Nothing is offered while that one waits. */
export const SentBeside: Story = {
  args: { state: { status: 'two' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('as a second transaction')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const SentElsewhere: Story = {
  args: {
    state: {
      status: 'failed',
      failure: {
        by: 'check',
        declined: false,
        passing: false,
        said: speak(checkCopy, 'failedCheck.sentAgain'),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It was sent again already')
    // It may be in the chain by now.
    await expect(canvas.queryByText(/still on its way/)).toBeNull()
  },
}
