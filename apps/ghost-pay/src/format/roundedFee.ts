import { formatUnits } from 'viem'

import { region } from './region.ts'

/** What the network takes, as people read it: three digits that count are enough for what is only about right. */
export const roundedFee = ({ value, decimals }: { value: bigint; decimals: number }): string =>
  Number(formatUnits(value, decimals)).toLocaleString(region, { maximumSignificantDigits: 3 })
