import type { Meta, StoryObj } from '@storybook/react-vite'

import { PayrollSide } from './PayrollPaste.tsx'

import './PayrollView.css'

const meta = { component: PayrollSide } satisfies Meta<typeof PayrollSide>

export default meta

export const Before: StoryObj<typeof meta> = {}
