import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { LookSection } from './SettingsSide.tsx'

const meta = {
  component: LookSection,
  args: {
    appearance: 'system',
    currency: 'USD',
    currencies: ['EUR', 'USD'],
    onAppearance: fn(),
    onCurrency: fn(),
  },
} satisfies Meta<typeof LookSection>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Appearance' }))
    await userEvent.click(canvas.getByRole('option', { name: 'Dark' }))
    await expect(args.onAppearance).toHaveBeenCalledWith('dark')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Currency' }))
    await userEvent.click(canvas.getByRole('option', { name: 'EUR' }))
    await expect(args.onCurrency).toHaveBeenCalledWith('EUR')
  },
}

export const GatewaySilent: Story = { args: { currencies: null } }
