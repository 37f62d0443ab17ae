import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { inArabic } from '../testing/inArabic.ts'
import { inDialog } from '../testing/inDialog.ts'
import type { Toast } from './toastList.ts'
import { ToastsView } from './ToastsView.tsx'

const pay: Toast = {
  id: '0x1',
  title: 'Pay the caterer',
  text: 'Pending',
  mark: 'pending',
}
const connection = (title: string, mark: Toast['mark'] = 'confirmed'): Toast => ({
  id: 'connection',
  title,
  mark,
})
const failed: Toast = {
  id: '0x2',
  title: 'Add an owner to the treasury of the whole cooperative, and raise the threshold',
  text: 'Failed',
  mark: 'failed',
}

const longToasts = [failed, pay, { ...pay, id: '0x3' }].map((toast) => ({
  ...toast,
  title: `${failed.title} (${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}).`,
}))

const meta = {
  title: 'Components/Toasts',
  component: ToastsView,
  parameters: inDialog,
  args: { onClose: fn() },
} satisfies Meta<typeof ToastsView>

export default meta
type Story = StoryObj<typeof meta>

/** The visitor is connected. */
export const Connected: Story = {
  args: { toasts: [connection('Connected with account 0x7E…5Bdf.')] },
}

/** The visitor has signed in. */
export const SignedIn: Story = {
  args: { toasts: [connection('Signed in with account 0x7E…5Bdf.')] },
}

/** The wallet is on another network. */
export const NetworkSwitched: Story = { args: { toasts: [connection('Switched to Gnosis.')] } }

/** A warning stays until it is closed or the network is right. */
export const WrongNetwork: Story = {
  args: {
    toasts: [connection('Wrong network detected, switch or disconnect to continue.', 'warning')],
  },
}

/** The visitor has left. */
export const Disconnected: Story = { args: { toasts: [connection('Disconnected.', 'replaced')] } }

/** A transaction was sent. */
export const TransactionSent: Story = { args: { toasts: [pay] } }

/** The chain says that it happened: the same toast says so. */
export const TransactionConfirmed: Story = {
  args: { toasts: [{ ...pay, text: 'Confirmed', mark: 'confirmed' }] },
}

/** A failure stays until it is closed. */
export const TransactionFailed: Story = { args: { toasts: [failed] } }

/** At most three, the latest below. */
export const ThreeAtOnce: Story = {
  args: { toasts: [connection('Switched to Gnosis.'), failed, pay] },
}

/** The same from right to left. */
export const ThreeInArabic: Story = {
  args: {
    toasts: [
      connection('تم الاتصال بالحساب 0x7E…5Bdf.'),
      { ...failed, title: 'إضافة مالك', text: 'فشلت' },
      { ...pay, title: 'الدفع للمورّد', text: 'قيد الانتظار' },
    ],
  },
  parameters: inArabic,
}

/** Words without an end stand in five lines; in a window that is too low for that, those of several in one line each. */
export const LongWords: Story = { args: { toasts: longToasts } }

/** The same from right to left: what the host says keeps its own direction. */
export const LongWordsInArabic: Story = { args: { toasts: longToasts }, parameters: inArabic }
