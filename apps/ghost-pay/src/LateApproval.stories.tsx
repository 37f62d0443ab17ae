import type { Meta, StoryObj } from '@storybook/react-vite'

import { LateApproval } from './LateApproval.tsx'

const meta = { component: LateApproval } satisfies Meta<typeof LateApproval>

export default meta
type Story = StoryObj<typeof meta>

export const NotUsed: Story = {}
