import { browserStore } from './browserStore.ts'

const store = browserStore('ghost-pay.appearance.v1')

/** How the page looks: as the system says, or always one way. */
export type Appearance = 'system' | 'light' | 'dark'

/** What the person has chosen. */
export function appearance(): Appearance {
  const stored = store.read()
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Shows the page as the person has chosen. Without a choice the style sheet follows the system. */
export function showAppearance(): void {
  const chosen = appearance()
  if (chosen === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = chosen
}

/** Keeps a choice and shows it at once. */
export function chooseAppearance(chosen: Appearance): void {
  store.write(chosen)
  showAppearance()
}
