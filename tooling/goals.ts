/**
 * The sizes that we aim at, in kilobytes (1000 bytes, gzip), by package and row. The size checks print whether a goal is met; a goal
 * never fails a check. Limits, which do fail, are the measured size and 10 %: `check-size.ts` and `check-app-size.ts` write them.
 */
export const goals: Readonly<Record<string, number>> = {
  'chains: one chain: bsc': 0.3,
  'chains: one chain, the richest: mainnet': 0.45,
  'chains: /lookup: a full record by id, of all chains': 10.5,
  'chains: /meta: the index': 3,
  'connect-kit: button and provider, before intent': 9,
  'connect-kit: button and provider, every dialog': 42,
  'connect-kit: at once, Vite': 9,
  'connect-kit: at once, esbuild': 9,
  'connect-kit: at once, webpack': 9,
  'connect-kit: the largest language': 3,
  'connect-kit: ./wallets, one definition': 1.5,
  'connect-kit: ./styles.css': 8,
  'gateway-client: one call, with client, errors, validation': 4.2,
  'gateway-client: every call': 14,
  'safe-protocol: hash one transaction, viem included': 8,
  'ghost-pay: shell and home': 125,
  'ghost-pay: everything else': 450,
  'ghost-pay: verify.html': 60,
}
