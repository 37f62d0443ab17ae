import type { ComponentType, ReactNode } from 'react'

/** A dialog of another library, closed at first: its button is called “Checkout”, its heading “Your order”. */
export type Host = ComponentType<{ children: ReactNode }>
