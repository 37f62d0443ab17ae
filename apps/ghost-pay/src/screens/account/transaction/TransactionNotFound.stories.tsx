import type { Meta, StoryObj } from '@storybook/react-vite'

import { buildAccount } from '../../../testing/buildAccount.ts'
import { TransactionNotFound } from './UnknownTransaction.tsx'

const meta = {
  component: TransactionNotFound,
  args: { accountPath: buildAccount().path },
} satisfies Meta<typeof TransactionNotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Unknown: Story = {}
