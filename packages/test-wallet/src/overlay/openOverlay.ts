import type { ConsentPrompt } from '../Consent.ts'
import { promptElements } from '../promptElements.ts'

/** The element in which an embedded wallet shows its prompt. */
export type OverlaySurface = 'element' | 'popover' | 'dialog' | 'iframe'

/** Puts the surface into the page. Returns the parent of the prompt, and a function that removes the surface. */
async function openSurface(
  surface: OverlaySurface,
  label: string,
): Promise<{ document: Document; parent: HTMLElement; close: () => void }> {
  const element = document.createElement(
    surface === 'iframe' ? 'iframe' : surface === 'dialog' ? 'dialog' : 'div',
  )
  element.setAttribute('data-test-wallet-overlay', surface)
  element.setAttribute(surface === 'iframe' ? 'title' : 'aria-label', label)
  for (const [property, value] of Object.entries({
    position: 'fixed',
    inset: 'auto 16px 16px auto',
    'z-index': '2147483647',
    width: '320px',
    height: 'fit-content',
    'max-height': '80vh',
    overflow: 'auto',
    margin: '0',
    padding: surface === 'iframe' ? '0' : '16px',
    border: '2px solid #b45309',
    'border-radius': '12px',
    background: '#fff',
    color: '#111',
    'overflow-wrap': 'anywhere',
    font: '14px/1.4 system-ui, sans-serif',
  }))
    element.style.setProperty(property, value)
  const close = () => element.remove()
  if (element instanceof HTMLIFrameElement) {
    element.style.setProperty('height', '320px')
    const loaded = new Promise((resolve) =>
      element.addEventListener('load', resolve, { once: true }),
    )
    document.body.append(element)
    if (element.contentDocument?.readyState !== 'complete') await loaded
    const inner = element.contentDocument
    if (!inner) throw new Error('The overlay’s iframe has no document.')
    return { document: inner, parent: inner.body, close }
  }
  if (surface !== 'dialog') element.role = 'dialog'
  if (surface === 'popover') element.popover = 'manual'
  document.body.append(element)
  if (element instanceof HTMLDialogElement) element.showModal()
  else if (surface === 'popover') element.showPopover()
  return { document, parent: element, close }
}

/**
 * Prompts the user in a surface at the end of the page's body. Unlike the panel it does not keep itself on top: a page has to leave
 * it usable.
 *
 * @param surface what kind of element
 * @param prompt what to show
 * @returns whether the user approved; rejects with the browser's error when the surface cannot be opened
 */
export async function openOverlay(
  surface: OverlaySurface,
  prompt: ConsentPrompt,
): Promise<boolean> {
  const label = promptElements(document, prompt).label
  const { document: inner, parent, close } = await openSurface(surface, label)
  const { wallet, heading, list, buttons, approve, reject } = promptElements(inner, prompt)
  parent.append(wallet, heading, list, buttons)
  return new Promise((resolve) => {
    const answer = (approved: boolean) => () => {
      close()
      resolve(approved)
    }
    approve.addEventListener('click', answer(true))
    reject.addEventListener('click', answer(false))
    if (parent instanceof HTMLDialogElement) parent.addEventListener('cancel', answer(false))
  })
}
