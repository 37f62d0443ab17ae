import { useInsertionEffect } from 'react'

/** While this is shown without motion, the page is one whose visitor asked for none. */
export function useMotion(isOn: boolean): void {
  useInsertionEffect(() => {
    if (isOn) return
    const matchMedia = window.matchMedia.bind(window)
    document.documentElement.dataset['motion'] = 'off'
    window.matchMedia = (query) =>
      matchMedia(query.includes('prefers-reduced-motion: reduce') ? 'all' : query)
    return () => {
      delete document.documentElement.dataset['motion']
      window.matchMedia = matchMedia
    }
  }, [isOn])
}
