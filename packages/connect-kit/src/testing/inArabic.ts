import type { Kit } from '../context/KitContext.ts'
import { ar } from '../languages/ar.ts'

/** A story in Arabic, from right to left, whatever the toolbar says. */
export const inArabic: { kit: Partial<Kit> } = { kit: { locale: 'ar', copy: ar } }
