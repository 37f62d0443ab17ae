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

/** Puts a layer that lies in the top layer already above what came there later. */
export function lift(layer: HTMLElement): void {
  if (layer.popover) layer.hidePopover()
  raise(layer)
}
