/** Whether the browser has a top layer that takes an element without making the page inert. A script that stands in for it has no selector. */
export const hasPopovers = (): boolean =>
  'popover' in HTMLElement.prototype &&
  !!(globalThis as Partial<typeof globalThis>).CSS?.supports('selector(:popover-open)')

/** Matches what lies in the browser's top layer. */
export const topLayer = (): string => (hasPopovers() ? ':modal, :popover-open' : ':modal')

/** Matches what draws nothing of what is put into it. It can fill the screen all the same, as the canvas of a game does. */
export const replaced = 'canvas, video, iframe, object, embed, img'

/** Whether an element is a popover that closes by Escape, and by a press beside it. */
export const isLightPopover = (element: Element): boolean =>
  element instanceof HTMLElement && ['auto', 'hint'].includes(element.popover ?? '')

/** Puts a layer above everything there is, whatever the page's `z-index`, `transform` and `zoom` are. */
export function raise(layer: HTMLElement): void {
  layer.style.removeProperty('--ck-layer')
  if (hasPopovers() && layer.isConnected && !layer.matches(':popover-open')) {
    layer.popover = 'manual'
    layer.showPopover()
  }
  undoZoom(layer)
}

/** What a page says of its own size does not hold for a window: a layer is as large as that. Not every browser tells. */
function undoZoom(layer: HTMLElement): void {
  const { currentCSSZoom = 1 } = layer as { currentCSSZoom?: number }
  if (currentCSSZoom === 1) return
  layer.style.setProperty('zoom', String(Number(layer.style.zoom || 1) / currentCSSZoom))
}

/** Puts a layer that lies in the top layer already above what came there later. */
export function lift(layer: HTMLElement): void {
  if (layer.popover) layer.hidePopover()
  raise(layer)
}
