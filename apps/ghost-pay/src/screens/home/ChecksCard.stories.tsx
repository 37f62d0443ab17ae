import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ChecksCard } from './WelcomeMore.tsx'

const meta = { component: ChecksCard } satisfies Meta<typeof ChecksCard>

export default meta

/** Beside the first words of the page, where there is no demo. */
export const Eight: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const checks = canvas.getAllByRole('listitem')
    await expect(checks).toHaveLength(8)
    await expect(checks[0]).toHaveTextContent('You sign exactly what you read')
    await expect(checks[0]).toHaveTextContent('your browser')
    await expect(checks[6]).toHaveTextContent('blockchain')
    await expect(checks[7]).toHaveTextContent('Safe’s service')
  },
}
