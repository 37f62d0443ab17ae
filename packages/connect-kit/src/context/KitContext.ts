'use client'

import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
} from 'react'

import type { ResolveIdentity } from '../connection/profileView.ts'
import type { CopyOverrides } from '../copy.ts'
import type { ColorMode } from '../theme/useDarkMode.ts'
import type { DrawingRoot } from '../ui/place.ts'
import type { ConnectionEvents } from './Events.ts'

/** Terms that a visitor agrees to before a wallet can be chosen. */
export type Terms = {
  /** Names this version of the terms, for example its date: another one is asked for again. */
  version: string
  /** What stands beside the box, with links to the terms. */
  text: ReactNode
}

/** What the host says of itself. */
export type AppInfo = {
  appName?: string | undefined
  /** Where “Learn More” leads. Without it there is no such button. */
  learnMoreUrl?: string | undefined
  /** Terms a visitor agrees to by connecting. Shown under the wallet list. */
  disclaimer?: ReactNode
  /** Terms that a visitor ticks before a wallet can be chosen, once for each version. */
  terms?: Terms | undefined
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
  avatar?: ComponentType<AvatarProps> | undefined
  /** Tokens whose balance is shown in the place of the chain's currency, by chain id. */
  balanceTokens?: { readonly [chainId: number]: `0x${string}` | undefined } | undefined
  colorMode: ColorMode | 'none'
  coolMode?: boolean | undefined
  copy: CopyOverrides
  /** The chain a visitor is asked to switch to after connecting. */
  initialChainId?: number | undefined
  /** BCP 47: separators of numbers, language and direction of the dialogs. */
  locale?: string | undefined
  modalSize: 'wide' | 'compact'
  /** The only chain on which a visitor may be here. */
  requiredChainId?: number | undefined
  resolveIdentity?: ResolveIdentity | undefined
  /** Where dialogs are drawn; the page's body unless it is given. */
  root?: DrawingRoot | undefined
  /** What the host wants to be told, as of the last rendering. */
  events: RefObject<ConnectionEvents>
  showRecentTransactions?: boolean | undefined
  slots: Slots
  toasts?: boolean | undefined
}

/** The settings where there is no provider. */
export const defaultKit: Kit = {
  id: 'ck',
  appInfo: {},
  colorMode: 'auto',
  copy: {},
  modalSize: 'wide',
  events: { current: {} },
  slots: {},
}

/** Carries the settings of the provider to the parts below it. */
export const KitContext = createContext<Kit>(defaultKit)

/** The settings of the provider above. */
export function useKit(): Kit {
  return useContext(KitContext)
}
