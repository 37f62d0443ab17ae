import { ConnectKitError } from '../errors/ConnectKitError.ts'

/** A colour that is not written as `#` and 3 or 6 hex digits (behaviour/theme#colors). */
export class InvalidColorError extends ConnectKitError {
  override name = 'ConnectKitInvalidColorError'
  /** What was given. */
  readonly value: unknown

  constructor(option: string, value: unknown) {
    super(
      `${option} is ${JSON.stringify(value)}, which is no hex colour. Write it as # and 3 or 6 hex digits, for example "#0b6b7a".`,
    )
    this.value = value
  }
}

/** A colour as red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * Reads a hex colour. Only 3 or 6 digits are accepted (behaviour/theme#colors).
 *
 * @param option whose value it is, for the message
 * @throws InvalidColorError
 */
export function parseHexColor(value: string, option: string): Rgb {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(typeof value === 'string' ? value : '')?.[1]
  if (!digits) throw new InvalidColorError(option, value)
  const pairs =
    digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g)
  const [red = 0, green = 0, blue = 0] = (pairs ?? []).map((pair) => Number.parseInt(pair, 16))
  return [red, green, blue]
}

/** How far two colours stand apart, from 1 to 21 (WCAG 2.2, “contrast ratio”). */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
