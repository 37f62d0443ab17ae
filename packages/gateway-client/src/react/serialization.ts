/**
 * Options for `dehydrate` that write amounts so that the state can travel as JSON:
 * `new QueryClient({ defaultOptions: { dehydrate: gatewayDehydrate, hydrate: gatewayHydrate } })` on the server and in the page.
 */
export const gatewayDehydrate = {
  serializeData: (data: unknown): unknown =>
    data === undefined ? undefined : JSON.stringify(data, writeBigint),
}

/** Options for `hydrate` that read what `gatewayDehydrate` has written. */
export const gatewayHydrate = {
  deserializeData: (data: unknown): unknown =>
    typeof data === 'string' ? JSON.parse(data, readBigint) : data,
}

function writeBigint(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? { $bigint: String(value) } : value
}

function readBigint(_: string, value: unknown): unknown {
  const isBigint = typeof value === 'object' && value !== null && '$bigint' in value
  return isBigint && typeof value.$bigint === 'string' && /^-?\d+$/.test(value.$bigint)
    ? BigInt(value.$bigint)
    : value
}
