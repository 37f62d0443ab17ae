/** Builds a path whose parameters are encoded: path`/v1/chains/${chainId}`. */
export function path(segments: TemplateStringsArray, ...values: (string | number)[]): string {
  return String.raw(segments, ...values.map(encodeURIComponent))
}
