import { createContext, useContext } from 'react'

import type { ThemeChoice } from '../theme/ThemeChoice.ts'
import type { WalletSet } from './exampleList.ts'

/** What Storybook's toolbar says beside colours and language. A story that says it itself is not overruled. */
export type Toolbar = {
  theme?: ThemeChoice | undefined
  modalSize?: 'wide' | 'compact' | undefined
  suggests?: WalletSet | undefined
}

export const ToolbarContext = createContext<Toolbar>({})

/** The choices of the toolbar above. */
export function useToolbar(): Toolbar {
  return useContext(ToolbarContext)
}
