/** How often the panel checks whether it is still on top, in milliseconds. */
const checkEveryMs = 200
/** After so many attempts in a row, something else also keeps itself on top, and the panel gives way. */
const attemptLimit = 10

type Panel = {
  host: HTMLElement
  dialog: HTMLDialogElement
  /** The element that the user must be able to press. */
  target: HTMLElement
}

/** Shows the panel as a popover, which leaves the page usable. */
function showAsPopover({ host, dialog }: Panel): void {
  if (!host.isConnected) document.documentElement.append(host)
  if (typeof dialog.showPopover === 'function') dialog.showPopover()
  else dialog.setAttribute('open', '')
}

/** Shows it as the topmost modal dialog, the only way to be usable above another one. */
function showAsModal({ dialog }: Panel): void {
  if (typeof dialog.showModal !== 'function') return
  if (dialog.matches(':popover-open')) dialog.hidePopover()
  // Also one that was modal until its host was taken out of the page.
  if (dialog.open) dialog.close()
  dialog.showModal()
}

/** Whether a press at the target's middle would reach it. What is covered, inert or taken out of the page is not hit. */
function isUsable({ host, dialog, target }: Panel): boolean {
  if (!host.isConnected) return false
  if (typeof document.elementFromPoint !== 'function') return dialog.open
  const { left, top, width, height } = target.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) === host
}

/**
 * Shows a panel and keeps it usable whatever the page opens: a modal dialog makes everything outside it inert, a popover or
 * another dialog covers it, a framework may clear the document.
 *
 * @param panel the panel's elements
 * @returns a function that stops the checks
 */
export function keepOnTop(panel: Panel): () => void {
  let attempts = 0
  const check = (): void => {
    if (isUsable(panel)) {
      attempts = 0
      return
    }
    if (attempts >= attemptLimit) return
    attempts += 1
    if (!panel.host.isConnected) document.documentElement.append(panel.host)
    showAsModal(panel)
    panel.target.focus()
  }
  showAsPopover(panel)
  check()
  const timer = setInterval(check, checkEveryMs)
  return () => clearInterval(timer)
}
