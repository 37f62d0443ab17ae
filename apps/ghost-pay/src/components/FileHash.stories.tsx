import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { verifyPageFile } from '../transactions/verifyPageFile.ts'
import { FileHash } from './FileHash.tsx'

const meta = {
  component: FileHash,
  args: {
    name: verifyPageFile.name,
    sha256: '6a211b5ff02749132641cd9812c2d7fa72949129a39d00462731a3fba8416295',
    copyLabel: 'Copy the hash of verify.html',
  },
} satisfies Meta<typeof FileHash>

export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {}

export const InDevelopment: Story = {
  args: { sha256: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only a built app has it.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
