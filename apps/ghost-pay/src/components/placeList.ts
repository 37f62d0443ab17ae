/** Where a list stands on the screen, in pixels of the window; a missing edge is where it ends by itself. */
export type ListPlace = {
  left: number
  width: number
  maxHeight: number
} & ({ top: number } | { bottom: number })

const gap = 4
/** What stays free between the list and the edge of the window. */
const margin = 8
const tallest = 360

/**
 * Where a list goes that belongs to a field: under it, and above it where there is more room and it would not be whole below.
 *
 * @param field the field's edges in the window
 * @param height how tall the list would be by itself
 */
export function placeList(
  field: { top: number; bottom: number; left: number; width: number },
  height: number,
  page: { width: number; height: number },
): ListPlace {
  const wanted = Math.min(height, tallest)
  const below = page.height - field.bottom - gap - margin
  const above = field.top - gap - margin
  const width = Math.min(field.width, page.width - 2 * margin)
  const left = Math.max(margin, Math.min(field.left, page.width - margin - width))
  return wanted > below && above > below
    ? { left, width, bottom: page.height - field.top + gap, maxHeight: Math.min(wanted, above) }
    : { left, width, top: field.bottom + gap, maxHeight: Math.min(wanted, below) }
}
