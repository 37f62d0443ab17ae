import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { SafeApp } from '@ghost-pay/gateway-client'

import { AppsSection } from './SettingsSide.tsx'

const app: SafeApp = {
  id: 1,
  url: 'https://bridge.example/app',
  name: 'Bridge',
  iconUrl: null,
  description: 'Moves tokens from one chain to another.',
  chainIds: [1],
  provider: null,
  accessControl: null,
  tags: [],
  features: [],
  developerWebsite: null,
  socialProfiles: [],
  featured: false,
}

const meta = { component: AppsSection } satisfies Meta<typeof AppsSection>

export default meta
type Story = StoryObj<typeof meta>

export const Listed: Story = { args: { apps: [app] } }

export const None: Story = { args: { apps: [] } }

export const Asking: Story = { args: { apps: undefined } }

export const Failed: Story = { args: { apps: null } }

/** An address that would run something is not made a link. */
export const Hostile: Story = {
  args: {
    apps: [
      { ...app, name: 'Visit\u202e https://claim.example now', url: 'javascript:alert(1)' },
      { ...app, id: 2, description: 'a'.repeat(400), url: 'http://plain.example' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
