'use client'

import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

import type { CopyOverrides } from '../copy.ts'
import type { ColorMode } from '../theme/useDarkMode.ts'

/** What the host says of itself. */
export type AppInfo = {
  appName?: string | undefined
  /** Where “Learn More” leads. Without it there is no such button. */
  learnMoreUrl?: string | undefined
  /** Terms a visitor agrees to by connecting. Shown under the wallet list. */
  disclaimer?: ReactNode
}

/** What a host's own avatar is given. */
export type AvatarProps = {
  address: `0x${string}`
  /** The picture that the ENS name of the address names, if any. */
  ensImage: string | null
  /** Width and height, in CSS pixels. */
  size: number
}

/** Places in the dialogs where a host can add something of its own. */
export type Slots = {
  /** Above the wallet list. */
  connectHeader?: ReactNode
  /** Below the wallet list. */
  connectFooter?: ReactNode
  /** Between the balance and the buttons of the account dialog. */
  accountActions?: ReactNode
}

/** What every part of the kit under one provider shares. */
export type Kit = {
  id: string
  appInfo: AppInfo
  avatar: ComponentType<AvatarProps> | undefined
  colorMode: ColorMode | 'none'
  coolMode: boolean
  copy: CopyOverrides
  /** The chain a visitor is asked to switch to after connecting. */
  initialChainId: number | undefined
  /** BCP 47: separators of numbers, language and direction of the dialogs. */
  locale: string | undefined
  modalSize: 'wide' | 'compact'
  showRecentTransactions: boolean
  slots: Slots
}

export const defaultKit: Kit = {
  id: 'ck',
  appInfo: {},
  avatar: undefined,
  colorMode: 'auto',
  coolMode: false,
  copy: {},
  initialChainId: undefined,
  locale: undefined,
  modalSize: 'wide',
  showRecentTransactions: false,
  slots: {},
}

export const KitContext = createContext<Kit>(defaultKit)

/** The settings of the provider above. */
export function useKit(): Kit {
  return useContext(KitContext)
}
