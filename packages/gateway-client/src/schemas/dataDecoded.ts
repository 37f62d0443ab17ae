import { array, lazy, object, type Schema } from '../schema.ts'
import {
  type Address,
  addressSchema,
  amount,
  anything,
  type Hex,
  hexSchema,
  listOf,
  maybe,
  type OpenEnum,
  openEnum,
  type Operation,
  operation,
  text,
} from './primitives.ts'

/** How surely the call was recognised. */
export type DecodedAccuracy = OpenEnum<
  'FULL_MATCH' | 'PARTIAL_MATCH' | 'ONLY_FUNCTION_MATCH' | 'NO_MATCH' | 'UNKNOWN'
>

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

// Whatever JSON holds is a `DecodedValue`.
const decodedValueSchema = anything as Schema<DecodedValue>

/** A call read from calldata, with the calls inside it. */
export const dataDecodedSchema: Schema<DataDecoded> = lazy((): Schema<DataDecoded> => callSchema)

const partsSchema: Schema<DecodedCall[]> = array(
  object({
    operation,
    to: addressSchema,
    value: maybe(amount),
    data: maybe(hexSchema),
    dataDecoded: maybe(dataDecodedSchema),
  }),
)
const maybeCall = maybe(dataDecodedSchema)

const callSchema = object({
  method: text,
  parameters: listOf(
    object({
      name: text,
      type: text,
      value: maybe(decodedValueSchema),
      valueDecoded: maybe(
        lazy((input): Schema<DataDecoded | DecodedCall[] | null> =>
          Array.isArray(input) ? partsSchema : maybeCall,
        ),
      ),
    }),
  ),
  accuracy: maybe(openEnum<DecodedAccuracy>()),
})
