import type { Meta, StoryObj } from '@storybook/react-vite'

import { NewVersion } from './NewVersion.tsx'

const meta = {
  component: NewVersion,
  args: { onReload: () => undefined, onLater: () => undefined },
} satisfies Meta<typeof NewVersion>

export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {}
