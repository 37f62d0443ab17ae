/**
 * An SVG image as an address that needs no request and works under `img-src data:`.
 *
 * @param svg the image as text
 * @returns a `data:` address
 */
export function svgToDataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
