/**
 * Has the browser look up the fonts of the dialogs while nobody waits: for each weight and size that is new to it, it searches the
 * system, and in a first dialog that takes as long as all the rest of the layout. Draws nothing, and does nothing where the page shows
 * nothing of the kit, or the browser draws only on the page.
 */
export function readFonts(): void {
  const root = document.querySelector('.ck-root')
  if (!root || !('OffscreenCanvas' in globalThis)) return
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  if (!pen) return
  const { fontFamily, fontSize } = getComputedStyle(root)
  const unit = Number.parseFloat(fontSize) / 16
  for (const [weight, size] of drawn) {
    pen.font = `${weight} ${unit * size}px ${fontFamily}`
    pen.measureText('Ag')
  }
}

/** Weights and sizes of the words in a first dialog, in sixteenths of the size that the visitor has set. */
const drawn = [
  [400, 13],
  [400, 15],
  [500, 13],
  [560, 13],
  [560, 15],
  [600, 15],
  [600, 19],
] as const
