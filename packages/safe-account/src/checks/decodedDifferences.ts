import {
  type AbiFunction,
  decodeAbiParameters,
  type Hex,
  isAddressEqual,
  isHex,
  parseAbiParameters,
  size,
  slice,
  toFunctionSelector,
} from 'viem'
import type { DataDecoded, DecodedCall, TransactionDetails } from '@ghost-pay/gateway-client'
import {
  describeTransaction,
  type MetaTransaction,
  SafeProtocolError,
  type TransactionAction,
} from '@ghost-pay/safe-protocol'
import { decodeMultiSend } from '@ghost-pay/safe-protocol/multisend'

import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import type { CallDifference } from './CallDifference.ts'
import { isToldValue, writtenOf } from './isToldValue.ts'
import { methodNames } from './methodNames.ts'

/**
 * Where the calls that a gateway has read from the calldata are not those of the calldata: of each line of a batch the target, the
 * amount, the method and its parameters. What the gateway leaves out contradicts nothing.
 *
 * @param details what the gateway says
 * @param signable the transaction, by its own bytes
 * @returns nothing where all that is told is so
 */
export function decodedDifferences(
  { txData, txInfo }: Pick<TransactionDetails, 'txData' | 'txInfo'>,
  signable: Pick<SignableTransaction, 'safe' | 'transaction'>,
): readonly CallDifference[] {
  const { data } = signable.transaction
  const { action } = describeTransaction(signable)
  const told = [
    txData?.dataDecoded ?? null,
    txInfo.type === 'SettingsChange' ? txInfo.dataDecoded : null,
  ]
  return told.flatMap((decoded) => (decoded === null ? [] : inCall(decoded, data, action)))
}

function inCall(
  { method, parameters }: DataDecoded,
  data: Hex,
  action: TransactionAction | undefined,
): CallDifference[] {
  const names = action && methodNames[action.kind]
  const another: CallDifference = {
    kind: 'call',
    field: 'method',
    signed: names?.[0] ?? (size(data) < 4 ? data : slice(data, 0, 4)),
    shown: method,
  }
  if (size(data) < 4 || (names !== undefined && !names.includes(method))) return [another]
  // The gateway tells the name alone.
  if (parameters.length === 0 && size(data) > 4) return []
  const inputs = inputsOf(parameters)
  // A type that nobody can read is judged where the method is known without it.
  if (inputs === undefined) return names === undefined ? [] : [another]
  if (selectorOf(method, inputs) !== slice(data, 0, 4).toLowerCase()) return [another]
  const values = valuesOf(inputs, data)
  // Bytes that nobody can read so are compared with nothing, but where the method is known without it.
  if (values === undefined) return names === undefined ? [] : [another]
  return parameters.flatMap(({ value, valueDecoded }, place) => {
    const [input, own] = [inputs[place], values[place]]
    if (input === undefined) return []
    const inside = insideOf(valueDecoded, { own, data, action })
    if (isToldValue(input, own, value)) return inside
    const { type } = input
    return [
      ...inside,
      {
        kind: 'call',
        field: 'parameter',
        place,
        type,
        signed: writtenOf(own),
        shown: writtenOf(value),
      },
    ]
  })
}

type Own = { own: unknown; data: Hex; action: TransactionAction | undefined }

/** The call in a parameter, or the lines of a batch. */
function insideOf(
  told: DataDecoded | DecodedCall[] | null,
  { own, data, action }: Own,
): CallDifference[] {
  if (told === null) return []
  if (!Array.isArray(told)) {
    const inner = action?.kind === 'execute' ? action.transaction.action : undefined
    return isHex(own) ? inCall(told, own, inner) : []
  }
  const lines = linesOf(data)
  const actions = action?.kind === 'batch' ? action.transactions : []
  const count: CallDifference[] =
    lines.length === told.length
      ? []
      : [{ kind: 'call', field: 'count', signed: lines.length, shown: told.length }]
  return [
    ...count,
    ...told.flatMap((line, index) => {
      const signed = lines[index]
      return signed === undefined
        ? []
        : inLine(line, signed, actions[index]?.action).map((inner) => ({
            ...inner,
            kind: 'line' as const,
            index,
          }))
    }),
  ]
}

function inLine(
  told: DecodedCall,
  { to, value, data, operation }: MetaTransaction,
  action: TransactionAction | undefined,
): CallDifference[] {
  const decoded = told.dataDecoded === null ? [] : inCall(told.dataDecoded, data, action)
  const differences: (CallDifference | false)[] = [
    !isAddressEqual(told.to, to) && { kind: 'call', field: 'to', signed: to, shown: told.to },
    told.value !== null &&
      told.value !== value && { kind: 'call', field: 'value', signed: value, shown: told.value },
    told.operation !== operation && {
      kind: 'call',
      field: 'operation',
      signed: operation,
      shown: told.operation,
    },
    told.data !== null &&
      told.data.toLowerCase() !== data.toLowerCase() &&
      decoded.length === 0 && { kind: 'call', field: 'data', signed: data, shown: told.data },
  ]
  return [...differences.filter((difference) => difference !== false), ...decoded]
}

function linesOf(data: Hex): readonly MetaTransaction[] {
  try {
    return decodeMultiSend(data)
  } catch (error) {
    if (error instanceof SafeProtocolError) return []
    throw error
  }
}

/** The types that a gateway gives to parameters; undefined where they are none. */
function inputsOf(parameters: DataDecoded['parameters']): AbiFunction['inputs'] | undefined {
  if (parameters.length === 0) return []
  try {
    const inputs = parseAbiParameters(parameters.map(({ type }) => type).join(','))
    return inputs.length === parameters.length ? inputs : undefined
  } catch {
    return undefined
  }
}

/** The selector of a function; undefined where the gateway's words are none. */
function selectorOf(name: string, inputs: AbiFunction['inputs']): Hex | undefined {
  try {
    return toFunctionSelector({
      type: 'function',
      name,
      inputs,
      outputs: [],
      stateMutability: 'payable',
    })
  } catch {
    return undefined
  }
}

/** The values of calldata, read as those of a function; undefined where they cannot be. */
function valuesOf(inputs: AbiFunction['inputs'], data: Hex): readonly unknown[] | undefined {
  if (inputs.length === 0) return []
  try {
    return decodeAbiParameters(inputs, slice(data, 4))
  } catch {
    return undefined
  }
}
