import type { Schema } from '../schema.ts'

/** What a schema makes of a value; throws when it refuses. */
export function parse<output>(schema: Schema<output>, value: unknown): output {
  const result = schema['~standard'].validate(value)
  if (result.issues) throw new Error(result.issues[0]?.message)
  return result.value
}
