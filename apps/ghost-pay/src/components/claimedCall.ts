import type { DataDecoded } from '@ghost-pay/gateway-client'
import { plainText } from '@ghost-pay/safe-protocol'

/** What somebody else says of a call, short enough to be shown. */
export type ClaimedCall = {
  method: string
  parameters: readonly { name: string; value: string }[]
  /** How many more parameters there are. */
  more: number
}

const longest = { word: 60, value: 120 }
/** How many parameters are shown. */
const most = 8

/** Shortens what a gateway says of a call: the words are its own, and may be of any kind and length. */
export function claimedCall({ method, parameters }: DataDecoded): ClaimedCall {
  return {
    method: short(method, longest.word),
    parameters: parameters.slice(0, most).map(({ name, type, value }) => ({
      name: short(name === '' ? type : name, longest.word),
      value: short(typeof value === 'string' ? value : JSON.stringify(value), longest.value),
    })),
    more: Math.max(0, parameters.length - most),
  }
}

/** Only as much is read as is shown. */
function short(text: string, length: number): string {
  const plain = plainText(text.slice(0, length * 4))
  return plain.length > length ? `${plain.slice(0, length)}…` : plain
}
