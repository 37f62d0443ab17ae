import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { Broken } from './Broken.tsx'

const meta = {
  component: Broken,
  args: { message: 'Failed to fetch dynamically imported module', onReload: fn() },
} satisfies Meta<typeof Broken>

export default meta
type Story = StoryObj<typeof meta>

export const NotLoaded: Story = {}
