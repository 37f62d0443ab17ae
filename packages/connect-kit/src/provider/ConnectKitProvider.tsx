'use client'

import {
  createElement,
  type ReactNode,
  useEffect,
  useInsertionEffect,
  useMemo,
  useState,
} from 'react'
import { useConfig } from 'wagmi'

import { LazyConnectedButton, LazyStatusAnnouncer } from '../connect-button/lazyParts.ts'
import { claimStorageKey } from '../connection/claimStorageKey.ts'
import { configState } from '../connection/configState.ts'
import type { ConnectionEvents } from '../context/Events.ts'
import { type Kit, KitContext } from '../context/KitContext.ts'
import { ModalsContext } from '../context/ModalsContext.ts'
import type { CopyOverrides } from '../copy.ts'
import { usableLocale } from '../format/usableLocale.ts'
import { afterPaint } from '../platform/afterPaint.ts'
import { useLatest } from '../platform/useLatest.ts'
import { warnOnce } from '../platform/warnOnce.ts'
import { useSignInContext } from '../sign-in/SignInContext.ts'
import { applyTheme } from '../theme/applyTheme.ts'
import {
  checkThemeChoice,
  type DarkMode,
  isThemePair,
  type ThemeChoice,
} from '../theme/ThemeChoice.ts'
import { useDarkMode } from '../theme/useDarkMode.ts'
import { watchPage } from '../ui/page.ts'
import type { DrawingRoot } from '../ui/place.ts'
import { InvalidKitIdError, InvalidRootError } from './errors.ts'
import { LazyDialog, LazyToasts, prepareDialogs } from './LazyDialog.ts'
import type { OpenDialogProps } from './OpenDialog.tsx'
import { OpeningDialog } from './OpeningDialog.tsx'
import { useModalState } from './useModalState.ts'
import { useProviderId } from './useProviderId.ts'

export type ConnectKitProviderProps = ConnectionEvents & {
  children: ReactNode
  /**
   * A theme object, a pair `{ light, dark }` that follows `darkMode`, or null when your own stylesheet sets the variables.
   * Without it the kit's light and dark theme follow `darkMode`.
   */
  theme?: ThemeChoice | undefined
  /** `media` (default) follows the visitor's system; a selector such as `.dark` follows a class or attribute of your page. */
  darkMode?: DarkMode | undefined
  /** Name of your app, where “Learn More” leads, and terms shown under the wallet list. */
  appInfo?: Kit['appInfo'] | undefined
  /** `wide` (default) shows the list and the step side by side. Below 768 px it is a sheet either way. */
  modalSize?: Kit['modalSize'] | undefined
  /** Draws accounts your way; given the address, the ENS picture and the size. */
  avatar?: Kit['avatar']
  /**
   * BCP 47, for example `de-CH`: separators of numbers. Where `copy` gives the words, their language and writing direction too.
   */
  locale?: string | undefined
  /** Other words for some of the kit's sentences. */
  copy?: CopyOverrides | undefined
  /** The chain, or its id, that a visitor is asked to switch to after connecting. */
  initialChain?: number | { id: number } | undefined
  /**
   * The id of the only chain of the config that this part of your app works on. A visitor is asked to switch to it after
   * connecting, and on every other chain the button says “Wrong network”.
   */
  requiredChainId?: number | undefined
  /** Names and pictures of your own for accounts. Without one, and for accounts of which it knows nothing, ENS is asked. */
  resolveIdentity?: Kit['resolveIdentity']
  /** Tokens (ERC-20) whose balance is shown in the place of the chain's currency, by chain id. */
  balanceTokens?: Kit['balanceTokens']
  /**
   * When the code of the dialogs is fetched. `idle` (default): once the page has nothing else to do, but not for a visitor who saves
   * data. `intent`: when a pointer or the focus comes near the button.
   */
  prepare?: 'idle' | 'intent' | undefined
  /** Shows the transactions that you add with `useAddRecentTransaction` in the account dialog. */
  showRecentTransactions?: boolean | undefined
  /**
   * Shows short messages in a corner: connected, signed in, network switched, and what became of the transactions that you add with
   * `useAddRecentTransaction`.
   */
  toasts?: boolean | undefined
  /** A little confetti when a wallet is pressed, and when a pointer rests on its icon. Never under reduced motion. */
  coolMode?: boolean | undefined
  /**
   * Where the dialogs are drawn and the theme is set, for an app inside of a shadow root: the shadow root that has the kit's stylesheet.
   * Keep it the same as long as the app is on the page; one in a frame's document is refused. Without it they are drawn into the page's body.
   */
  root?: DrawingRoot | undefined
  /** Something of your own inside the dialogs. */
  slots?: Kit['slots'] | undefined
  /** Names the provider in your stylesheet (`data-ck-root`): letters, digits and underscores. A second one with the same id gets a number. */
  id?: string | undefined
}

/**
 * Puts the kit's dialogs on the page and hands its settings down. Goes inside `WagmiProvider` and `QueryClientProvider`.
 *
 * @throws InvalidKitIdError, InvalidRootError, InvalidThemeError (behaviour/connection#provider-id, behaviour/connection#root,
 * behaviour/theme#object)
 */
export function ConnectKitProvider({
  children,
  theme,
  darkMode = 'media',
  appInfo,
  modalSize = 'wide',
  avatar,
  locale: givenLocale,
  copy,
  initialChain,
  requiredChainId,
  resolveIdentity,
  balanceTokens,
  prepare,
  showRecentTransactions,
  coolMode,
  root,
  slots,
  toasts,
  id: givenId,
  ...handlers
}: ConnectKitProviderProps) {
  checkThemeChoice(theme)
  // What a frame holds has layers, a focus and a scroll of its own.
  if (root && root.ownerDocument !== document) throw new InvalidRootError()
  if (givenId !== undefined) checkId(givenId)
  const id = useProviderId(givenId)

  const locale = checkLocale(givenLocale)
  usePage({ theme, id, prepare, root })

  const darkModeNow = useDarkMode(darkMode)
  const colorMode =
    theme === null ? 'none' : theme && !isThemePair(theme) ? theme.scheme : darkModeNow
  const initialChainId =
    requiredChainId ?? (typeof initialChain === 'object' ? initialChain.id : initialChain)

  const events = useLatest<ConnectionEvents>(handlers)
  const kit = useMemo<Kit>(
    () => ({
      id,
      appInfo: appInfo ?? {},
      avatar,
      balanceTokens,
      colorMode,
      coolMode,
      copy: copy ?? {},
      initialChainId,
      locale,
      modalSize,
      events,
      requiredChainId,
      resolveIdentity,
      root,
      showRecentTransactions,
      slots: slots ?? {},
      toasts,
    }),
    [
      id,
      appInfo,
      avatar,
      balanceTokens,
      colorMode,
      coolMode,
      copy,
      initialChainId,
      locale,
      modalSize,
      events,
      requiredChainId,
      resolveIdentity,
      root,
      showRecentTransactions,
      slots,
      toasts,
    ],
  )
  const modals = useModalState(requiredChainId)
  return (
    <KitContext value={kit}>
      <ModalsContext value={modals}>
        {children}
        <Announcements modals={modals} />
        <Dialogs modals={modals} />
      </ModalsContext>
    </KitContext>
  )
}

type Modals = ReturnType<typeof useModalState>

/** What is announced. A part of its own: that it begins draws no dialog anew. */
function Announcements({ modals }: { modals: Modals }) {
  // From the first time on that there is something to announce: a disconnection is announced too.
  const isOpen = modals.open !== null
  const [announces, setAnnounces] = useState(false)
  if (!announces && modals.status === 'connected') setAnnounces(true)
  // Its code may come after a wallet has answered, which a panel or a page's own list may have asked.
  const config = useConfig()
  const { requested } = configState(config)
  const [before] = useState(requested)
  useEffect(() => {
    if (!isOpen) return
    return afterPaint(() => {
      setAnnounces(true)
      // Where its code could not be fetched, the next dialog tries again. The button of a visitor who connects comes with it.
      for (const part of [LazyStatusAnnouncer, LazyConnectedButton]) part.preload().catch(() => {})
    }, 2)
  }, [isOpen])
  return announces && <LazyStatusAnnouncer hasAsked={requested !== before} Toasts={LazyToasts} />
}

/** The dialog that is open, and the sign-in that the host asked for. */
function Dialogs({ modals }: { modals: Modals }) {
  const signIn = useSignInContext()
  const { open, status, walletId, closeModal } = modals
  return (
    <>
      {open && (
        <DialogOrFrame modal={open} status={status} walletId={walletId} onClose={closeModal} />
      )}
      {signIn?.optional && signIn.wanted && (
        <DialogOrFrame
          modal="connect"
          status="unauthenticated"
          onClose={() => signIn.setWanted(false)}
        />
      )}
    </>
  )
}

/** A dialog that suspended would be held back by React. */
function DialogOrFrame(props: Omit<OpenDialogProps, 'Frame'>) {
  const Dialog = LazyDialog.useFetched()
  if (Dialog) return createElement(Dialog, { ...props, Frame: OpeningDialog })
  return <OpeningDialog {...props} isMissing={Dialog === null} />
}

/** What a page has as long as the kit is on it. */
function usePage({
  theme,
  id,
  prepare,
  root,
}: Pick<ConnectKitProviderProps, 'theme' | 'prepare' | 'root'> & { id: string }) {
  const config = useConfig()
  useInsertionEffect(() => watchPage(root ?? document), [root])
  useEffect(() => configState(config).discover?.(), [config])
  useEffect(() => claimStorageKey(config), [config])
  useEffect(() => (theme ? applyTheme(theme, id, root) : undefined), [theme, id, root])
  useEffect(() => {
    if (prepare !== 'intent') prepareDialogs(config)
  }, [prepare, config])
}

/** A locale that is none is said to the developer; visitors get their browser's own. */
function checkLocale(locale: string | undefined): string | undefined {
  const usable = usableLocale(locale)
  if (locale && !usable) {
    warnOnce(`"${locale}" is no BCP 47 tag.`)
  }
  return usable
}

/** Only letters, digits and underscores: the id stands in a CSS selector (behaviour/connection#provider-id). */
function checkId(id: string): void {
  if (!/^\w+$/.test(id)) throw new InvalidKitIdError(id)
}
