import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Standing } from './standing.ts'
import { sayStanding, StandingFoot } from './StandingFoot.tsx'

const now = new Date(2026, 10, 22, 15, 30).getTime()

function Foot({ standing }: { standing: Standing }) {
  const said = sayStanding(standing, now)
  return said && <StandingFoot {...said} />
}

const meta = { component: Foot } satisfies Meta<typeof Foot>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  args: { standing: { status: 'offline', time: new Date(2026, 10, 22, 14, 3).getTime() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offline')).toBeVisible()
    await expect(canvas.getByText(/Figures as of (14:03|2:03)/)).toBeVisible()
  },
}

export const OfflineWithoutFigures: Story = {
  args: { standing: { status: 'offline', time: undefined } },
}

export const OfAnEarlierDay: Story = {
  args: { standing: { status: 'old', time: new Date(2026, 10, 20, 9, 15).getTime() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nov 20, (09|9):15/)).toBeVisible()
  },
}
