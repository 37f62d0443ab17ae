import { correction, generate } from 'lean-qr/nano'

/** A QR code as shapes on a grid of `size` modules. */
export type QrShapes = {
  size: number
  /** SVG path of the modules: runs of a row and of a column, drawn as bars with round ends, as wide as a module. */
  bars: string
  /** Top left corners of the three position marks, which are seven modules wide, and how far each is turned. */
  marks: readonly (readonly [x: number, y: number, turn: number])[]
}

/** The light border that cameras need around a code, in modules. */
export const quietZone = 4

/**
 * Encodes a text with error correction M (behaviour/connect-modal#qr) and leaves space for a logo.
 *
 * @param hole share of the width, quiet zone included, that stays free in the middle, from 0 to 0.25
 * @throws for a text of more than 2331 bytes, which no code holds
 */
export function qrShapes(text: string, hole: number): QrShapes {
  const code = generate(text, {
    minCorrectionLevel: correction.M,
  })
  const { size } = code
  const { marks, isFree } = placesOf(size, hole)
  const isOn = (x: number, y: number) => isFree(x, y) && code.get(x, y)

  // Both ways, so that what touches is one shape, with round corners outside and no seam inside.
  let bars = ''
  for (let row = 0; row < size; row++) {
    for (let x = 0; x < size; x++) {
      if (!isOn(x, row)) continue
      const from = x
      while (isOn(x + 1, row)) x++
      bars += `M${from + 0.49} ${row + 0.5}H${x + 0.51}`
    }
    for (let y = 0; y < size; y++) {
      if (!isOn(row, y)) continue
      const from = y
      while (isOn(row, y + 1)) y++
      if (y > from) bars += `M${row + 0.5} ${from + 0.5}V${y + 0.5}`
    }
  }
  return { size, bars, marks }
}

/** A code that is not there yet, as shapes: dots where its modules will be. */
export type QrWaiting = Pick<QrShapes, 'size' | 'marks'> & {
  /** SVG paths of the quarters, clockwise from the upper left one: runs of a row, to be drawn as dots a module apart. */
  quarters: readonly string[]
}

/** How many modules the code of a pairing link has on a side. */
const pairingSize = 57

/**
 * The place of a pairing code that is being prepared.
 *
 * @param hole as of {@link qrShapes}
 */
export function qrWaiting(hole: number): QrWaiting {
  const size = pairingSize
  const { marks, isFree } = placesOf(size, hole)
  const half = Math.ceil(size / 2)
  const quarters = ['', '', '', '']
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!isFree(x, y)) continue
      const isRight = x >= half
      const from = x
      while (x + 1 < size && x + 1 >= half === isRight && isFree(x + 1, y)) x++
      const quarter = y < half ? Number(isRight) : 3 - Number(isRight)
      // The last dot of a run is drawn, though its length in figures may fall short of it.
      quarters[quarter] = `${quarters[quarter] ?? ''}M${from + 0.5} ${y + 0.5}H${x + 0.51}`
    }
  }
  return { size, marks, quarters }
}

/** Where a code of a size has its marks, and where its modules may be: neither in a mark nor in the hole. */
function placesOf(size: number, hole: number) {
  const marks = [
    [0, 0, 0],
    [size - 7, 0, 90],
    [0, size - 7, 270],
  ] as const
  // Whole modules stay free, as many on one side as on the other.
  const half = ((size + quietZone * 2) * hole) / 2
  const from = size / 2 - half
  const to = size / 2 + half

  function isFree(x: number, y: number): boolean {
    if (marks.some(([left, top]) => x >= left && x < left + 7 && y >= top && y < top + 7))
      return false
    return !(hole > 0 && x + 1 > from && x < to && y + 1 > from && y < to)
  }
  return { marks, isFree }
}
