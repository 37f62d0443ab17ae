/** What Telegram's script puts on a page, as far as it is read. Outside of Telegram it knows of no visitor. */
export type TelegramPage = {
  Telegram?: { WebApp?: { initData?: string; openLink?: (href: string) => void } }
}

/**
 * Hands a web address to the app around this page, where that is Telegram (behaviour/connect-modal#telegram): its web view opens a page
 * over this one, and never the app that the address belongs to, unless it is asked to.
 *
 * @param page the window
 * @returns whether it took the address: one that does not know the question leaves the link to be followed
 */
export function openOutside(page: TelegramPage, href: string): boolean {
  const app = page.Telegram?.WebApp
  try {
    if (!app?.initData || !app.openLink) return false
    app.openLink(href)
    return true
  } catch {
    return false
  }
}
