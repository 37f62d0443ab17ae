/** Whether the browser has a top layer that takes an element without making the page inert. */
export const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype

/** Matches what lies in the browser's top layer. */
export const topLayer = (): string => (hasPopovers() ? ':modal, :popover-open' : ':modal')

/** Puts a layer above everything there is, whatever the page's `z-index` and `transform` are. */
export function raise(layer: HTMLElement): void {
  layer.style.removeProperty('--ck-layer')
  if (!hasPopovers() || !layer.isConnected || layer.matches(':popover-open')) return
  layer.popover = 'manual'
  layer.showPopover()
}
