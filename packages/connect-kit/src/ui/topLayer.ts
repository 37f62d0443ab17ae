/** Whether the browser has a top layer that takes an element without making the page inert. */
export const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype

/** Matches what lies in the browser's top layer. */
export const topLayer = (): string => (hasPopovers() ? ':modal, :popover-open' : ':modal')
