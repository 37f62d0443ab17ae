import type { Consent, ConsentPrompt } from './Consent.ts'
import { createQueue } from './createQueue.ts'
import { keepOnTop } from './keepOnTop.ts'
import { panelStyles } from './panelStyles.ts'
import { promptElements, textElement } from './promptElements.ts'

/** Events that do not leave the panel, so that a page does not take a press in it for a press outside its own dialog. */
const privateEvents = [
  'click',
  'focusin',
  'focusout',
  'keydown',
  'keyup',
  'mousedown',
  'mouseup',
  'pointerdown',
  'pointerup',
  'touchend',
  'touchstart',
  'wheel',
] as const

/** One prompt at a time, also with several wallets. */
const enqueuePrompt = createQueue()

/**
 * Creates a consent that prompts the user in a panel of the page, with two buttons. Enter approves, Escape rejects. The panel is
 * above everything, also above a modal dialog of the page, and does not disturb the page's focus or its pointer events.
 *
 * @param about what stands below the wallet's name
 * @returns what `createTestWallet` takes as `consent`; several wallets may share it
 */
export function promptInPanel({
  about = 'Test wallet with public keys',
}: { about?: string | undefined } = {}): Consent {
  return (prompt) => enqueuePrompt(() => show(prompt, about))
}

function buildPanel(prompt: ConsentPrompt, about: string) {
  const host = document.createElement('div')
  host.dataset['testWalletPanel'] = ''
  const shadow = host.attachShadow({ mode: 'open' })
  addStyles(shadow)

  const { wallet, heading, list, buttons, approve, reject, label } = promptElements(
    document,
    prompt,
  )
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', label)
  dialog.setAttribute('popover', 'manual')
  const header = document.createElement('header')
  const names = document.createElement('div')
  names.className = 'names'
  names.append(wallet, textElement(document, 'p', about, 'kind'))
  if (prompt.wallet.icon.startsWith('data:image/')) {
    const icon = document.createElement('img')
    icon.alt = ''
    icon.src = prompt.wallet.icon
    header.append(icon)
  }
  header.append(names)
  const facts = document.createElement('div')
  facts.className = 'facts'
  // It scrolls when there is much to read, so the keyboard has to reach it.
  facts.tabIndex = 0
  facts.setAttribute('role', 'group')
  facts.setAttribute('aria-label', 'Details')
  facts.append(list)
  dialog.append(header, heading, facts, buttons)
  shadow.append(dialog)
  for (const event of privateEvents) host.addEventListener(event, (it) => it.stopPropagation())
  return { host, dialog, approve, reject }
}

function addStyles(shadow: ShadowRoot): void {
  // jsdom has no constructed sheets; it does not lay anything out either.
  if (!('adoptedStyleSheets' in shadow)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(panelStyles)
  shadow.adoptedStyleSheets = [sheet]
}

function show(prompt: ConsentPrompt, about: string): Promise<boolean> {
  const { host, dialog, approve, reject } = buildPanel(prompt, about)
  const before = document.activeElement
  const stopKeeping = keepOnTop({ host, dialog, target: approve })
  approve.focus()
  return new Promise((resolve) => {
    const answer = (approved: boolean) => {
      stopKeeping()
      host.remove()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      resolve(approved)
    }
    approve.addEventListener('click', () => answer(true))
    reject.addEventListener('click', () => answer(false))
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      answer(false)
    })
    dialog.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      answer(false)
    })
  })
}
