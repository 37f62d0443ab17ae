import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { AboutSection } from './SettingsSide.tsx'

const hash = 'e0a9c5f1'.repeat(8)

const meta = {
  component: AboutSection,
  args: { build: 'CkSgTsiB', buildHash: hash },
} satisfies Meta<typeof AboutSection>

export default meta
type Story = StoryObj<typeof meta>

/** The whole hash is a tap away, and is copied as one word. */
export const Built: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(hash)).not.toBeVisible()
    await userEvent.click(canvas.getByText('The whole hash of this build'))
    await expect(canvas.getByText(hash)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy the hash of this build' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Whose work is in this app' })).toHaveAttribute(
      'href',
      './licences.txt',
    )
  },
}

export const FromItsSources: Story = {
  args: { build: 'dev', buildHash: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText(/has no hash to compare/)).toBeVisible()
  },
}
