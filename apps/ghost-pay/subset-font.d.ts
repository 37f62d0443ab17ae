/** The part of subset-font that is used here; the package has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2'
      /** OpenType features to keep. */
      keepFeatures: readonly string[]
      variationAxes: Readonly<Record<string, { min: number; max: number }>>
    },
  ): Promise<Uint8Array>
}
