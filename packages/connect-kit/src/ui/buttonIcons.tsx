'use client'

import { Icon } from './Icon.tsx'

/** An angle that points down: the button opens something. */
export const ChevronIcon = () => <Icon d="m6 8 4 4 4-4" />

/** A triangle: a warning. */
export const WarningIcon = () => <Icon d="M10 3.5 17.5 16h-15ZM10 8.5v3m0 2v.01" />
