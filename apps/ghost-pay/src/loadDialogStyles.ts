/** What a person does before a dialog can open. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Loads how the kit's dialogs look with the first sign of a person, ahead of the code of the dialog itself: the first words on the page do not
 * wait for it.
 */
export function loadDialogStyles(): void {
  const load = () => {
    for (const sign of signs) removeEventListener(sign, load)
    // Without a connection the next sign tries again.
    import('@ghost-pay/connect-kit/styles-dialogs.css').catch(listen)
  }
  const listen = () => {
    for (const sign of signs) addEventListener(sign, load, { passive: true })
  }
  listen()
}
