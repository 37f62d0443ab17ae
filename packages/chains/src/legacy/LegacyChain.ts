/** A chain as the table of June 2023 had it: plain data, errors included. Assignable to viem's `Chain`. */
export type LegacyChain = {
  id: number
  name: string
  network: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: {
    [kind: string]: { http: readonly string[]; webSocket?: readonly string[] | undefined }
    default: { http: readonly string[]; webSocket?: readonly string[] | undefined }
    public: { http: readonly string[]; webSocket?: readonly string[] | undefined }
  }
  blockExplorers?:
    | { [kind: string]: { name: string; url: string }; default: { name: string; url: string } }
    | undefined
  contracts?:
    | {
        [name: string]: { address: `0x${string}`; blockCreated?: number | undefined } | undefined
      }
    | undefined
  testnet?: boolean | undefined
}
