import { openOverlay, type OverlaySurface } from '../overlay/openOverlay.ts'
import type { Personality } from '../Personality.ts'
import { checkOptions, oneOf } from './checkOptions.ts'

/**
 * Asks in a surface that it paints into the page itself, as embedded wallets do. Tests that a page lets it be seen and used
 * while a dialog of the page is open.
 *
 * @param options.surface an element at the end of the body, a popover, a modal dialog or an iframe; `element` unless given
 */
export function overlay(options: { surface?: OverlaySurface | undefined } = {}): Personality {
  const { surface = 'element' } = checkOptions('overlay', options, {
    surface: oneOf('element', 'popover', 'dialog', 'iframe'),
  })
  return {
    name: 'overlay',
    decide: () => ({ answer: 'approve' }),
    consent: (prompt) => openOverlay(surface, prompt),
  }
}
