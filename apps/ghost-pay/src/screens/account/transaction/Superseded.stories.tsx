import type { Meta, StoryObj } from '@storybook/react-vite'

import { SupersededView } from './Superseded.tsx'

const meta = { component: SupersededView } satisfies Meta<typeof SupersededView>

export default meta
type Story = StoryObj<typeof meta>

const to = '/a/eth:0x5aFE3855358E112B5647B952709E6165e1c1eEEe/tx/multisig'

export const Rejected: Story = { args: { instead: { isRejection: true, isProven: true, to } } }

export const Replaced: Story = { args: { instead: { isRejection: false, isProven: true, to } } }

export const ReplacedSaysTheGateway: Story = {
  args: { instead: { isRejection: false, isProven: false, to } },
}

export const NotFound: Story = { args: { instead: undefined } }
