/**
 * Sets a style over whatever the page has.
 *
 * @returns a function that gives back what was there; what the page has set since is the page's
 */
export function hold({ style }: HTMLElement, name: string, value: string): () => void {
  const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const
  style.setProperty(name, value, 'important')
  return () => {
    if (style.getPropertyPriority(name) === 'important') style.setProperty(name, ...before)
  }
}
