import type * as Wire from '@ghost-pay/gateway-wire'

import { array, lazy, object, orElse, type Schema } from '../schema.ts'
import { type Address, addressSchema } from './address.ts'
import { amount } from './amounts.ts'
import { anything } from './anything.ts'
import { type Hex, hexSchema } from './hex.ts'
import { type Operation, operation } from './operation.ts'
import { maybe, type OpenEnum, openEnum, optional, text } from './primitives.ts'

/** How surely the call was recognised. */
export type DecodedAccuracy = OpenEnum<KnownAccuracy>
type KnownAccuracy = 'FULL_MATCH' | 'PARTIAL_MATCH' | 'ONLY_FUNCTION_MATCH' | 'NO_MATCH' | 'UNKNOWN'

/** A call read from calldata. */
export type DataDecoded = {
  method: string
  parameters: DecodedParameter[]
  accuracy: DecodedAccuracy | null
}

/** A parameter of a call read from calldata. */
export type DecodedParameter = {
  name: string
  type: string
  value: DecodedValue
  /** A call in the call, or the calls of a batch. */
  valueDecoded: DataDecoded | DecodedCall[] | null
}

/** As text; arrays and tuples as lists. The gateway hands on what its decoder says: be ready for any JSON. */
export type DecodedValue =
  string | number | boolean | null | DecodedValue[] | { [field: string]: DecodedValue }

/** One call of a batch. */
export type DecodedCall = {
  operation: Operation
  to: Address
  value: bigint | null
  data: Hex | null
  dataDecoded: DataDecoded | null
}

/** The outer call, or a call in a call. */
type WireCall = Wire.DataDecoded | Wire.BaseDataDecoded

// Every JSON value is a `DecodedValue`.
const decodedValueSchema = anything as Schema<DecodedValue, unknown>

/** A call read from calldata, as a part of an answer. */
export const callSchema: Schema<DataDecoded, WireCall> = lazy(
  (): Schema<DataDecoded, WireCall> => callFields,
)

const partsSchema: Schema<DecodedCall[], Wire.MultiSend[]> = array(
  object({
    operation,
    to: addressSchema,
    value: maybe(amount),
    data: maybe(hexSchema),
    dataDecoded: maybe(callSchema),
  }),
)
const maybeCall = maybe(callSchema)

const parameterSchema: Schema<DecodedParameter, Wire.DataDecodedParameter> = object({
  name: text,
  type: text,
  value: maybe(decodedValueSchema),
  valueDecoded: optional(lazy((input) => (Array.isArray(input) ? partsSchema : maybeCall))),
})

const callFields: Schema<DataDecoded, WireCall> = object({
  method: text,
  parameters: orElse(array(parameterSchema), (): DecodedParameter[] => []),
  accuracy: optional(openEnum<KnownAccuracy>()),
})

/** A call read from calldata, with the calls inside it: an answer of its own. */
export const dataDecodedSchema: Schema<DataDecoded> = callFields
