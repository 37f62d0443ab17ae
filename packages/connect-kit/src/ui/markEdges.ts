/** How much of a list fades at its lower edge. */
const fade = 40

/**
 * Marks the lists of a dialog that go on above or below what is shown (controls.css). The fade below is never longer than what is
 * left to scroll, so that it is gone at the end.
 *
 * @returns ends it
 */
export function markEdges(dialog: HTMLElement): () => void {
  // A test environment can lack them, and shows no edges.
  if (typeof ResizeObserver === 'undefined') return () => {}
  const read = () => {
    for (const list of dialog.querySelectorAll<HTMLElement>('.ck-list, .ck-body')) {
      const above = list.scrollTop
      const below = list.scrollHeight - list.clientHeight - above
      list.toggleAttribute('data-above', above >= 1)
      list.toggleAttribute('data-below', below >= 1)
      list.style.setProperty('--ck-fade', `${Math.min(fade, Math.max(0, below))}px`)
    }
  }
  // It reads after the browser has worked out the layout, and so asks for none of its own.
  const sizes = new ResizeObserver(read)
  sizes.observe(dialog)
  const changes = new MutationObserver(() => {
    sizes.unobserve(dialog)
    sizes.observe(dialog)
  })
  changes.observe(dialog, { childList: true, subtree: true })
  dialog.addEventListener('scroll', read, { capture: true, passive: true })
  return () => {
    sizes.disconnect()
    changes.disconnect()
    dialog.removeEventListener('scroll', read, true)
  }
}
