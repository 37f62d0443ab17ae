import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { PayNotice } from './PayNotice.tsx'

const meta = { component: PayNotice } satisfies Meta<typeof PayNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Disconnected: Story = { args: { onConnect: fn() } }

export const NotAnOwner: Story = { args: { onConnect: undefined } }
