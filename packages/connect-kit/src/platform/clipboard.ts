/**
 * Copies a text.
 *
 * @returns false where the browser forbids it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByCommand(text)
  }
}

/** As browsers copied before there was a clipboard: also in a frame without permission for that, and on a page without https. */
function copyByCommand(text: string): boolean {
  let isCopied = false
  function onCopy(event: ClipboardEvent) {
    event.stopImmediatePropagation()
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
    isCopied = true
  }
  window.addEventListener('copy', onCopy, true)
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else copies there
    return document.execCommand('copy') && isCopied
  } catch {
    return false
  } finally {
    window.removeEventListener('copy', onCopy, true)
  }
}
