import { describe } from './describe.ts'

/** One thing that is wrong with a value. */
export type Issue = {
  message: string
  /** Where, from the outside in. */
  path: (string | number)[]
}

/** Reads a value, and adds to `issues` what was wrong; what could not be read is handed on as it came. */
type Read = (input: unknown, issues: Issue[]) => unknown

/**
 * What an answer must look like, as a Standard Schema (https://standardschema.dev, version 1): whatever takes one of those takes
 * these. Fields that may be absent, unions that stay open and amounts make up most of them. Nothing is copied that stays as it is.
 *
 * `wire` is what the gateway's contract says of the answer. A schema that cannot read all of it does not compile.
 */
export type Schema<output, wire = never> = {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: '@ghost-pay/gateway-client'
    readonly types?: { readonly input: unknown; readonly output: output } | undefined
    readonly validate: (
      value: unknown,
    ) => { readonly value: output; readonly issues?: undefined } | { readonly issues: Issue[] }
  }
  readonly '~read': Read
  /** Never set: for the compiler, which compares what two schemas read. */
  readonly '~wire'?: (answer: wire) => void
}

/** What a schema reads without an issue. */
export type WireOf<schema> = schema extends { readonly '~wire'?: (answer: infer wire) => void }
  ? wire
  : never

/** Fields that may be absent are those whose schemas read `undefined`. */
type WireFields<entries> = {
  [key in keyof entries as undefined extends WireOf<entries[key]> ? never : key]: WireOf<
    entries[key]
  >
} & {
  [key in keyof entries as undefined extends WireOf<entries[key]> ? key : never]?: WireOf<
    entries[key]
  >
}

/** What a schema makes of an answer. */
export type Output<schema extends Schema<unknown>> = NonNullable<
  schema['~standard']['types']
>['output']

/** A schema that reads with `read`, which must return an `output` unless it notes an issue. */
export const schema = <output, wire>(read: Read): Schema<output, wire> => {
  return {
    '~read': read,
    '~standard': {
      version: 1,
      vendor: '@ghost-pay/gateway-client',
      validate(input) {
        const issues: Issue[] = []
        // Without an issue it is an `output`: that is what `read` promises.
        const value = read(input, issues) as output
        return issues[0] ? { issues } : { value }
      },
    },
  }
}

/** Notes that something else was expected, and hands on what came. */
function refuse(input: unknown, expected: string, issues: Issue[]): unknown {
  issues.push({ message: `Expected ${expected} but received ${describe(input)}`, path: [] })
  return input
}

/** Reads a part of an answer, and says of what is wrong with it where the part is. */
function readPart(part: Schema<unknown>, input: unknown, key: string | number, issues: Issue[]) {
  const known = issues.length
  const read = part['~read'](input, issues)
  for (let index = known; index < issues.length; index++) issues[index]?.path.unshift(key)
  return read
}

/** Whether it is an object with fields, and no list. */
export const isPlain = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** A value that `convert` makes something of; `undefined` says that it cannot. */
export const leaf = <output, wire = output>(
  expected: string,
  convert: (value: unknown) => output | undefined,
): Schema<output, wire> =>
  schema((input, issues) => {
    const output = convert(input)
    return output === undefined ? refuse(input, expected, issues) : output
  })

/** An object with these fields. Other fields are allowed and are not part of the type. */
export const object = <entries extends Record<string, Schema<unknown>>>(
  entries: entries,
): Schema<{ [key in keyof entries]: Output<entries[key]> }, WireFields<entries>> => {
  const parts = Object.entries(entries)
  return schema((input, issues) => {
    if (!isPlain(input)) return refuse(input, 'an object', issues)
    let output = input
    // This loop is what reading an answer costs.
    for (const [key, part] of parts) {
      const value = input[key]
      const read = readPart(part, value, key, issues)
      if (read === value) continue
      if (output === input) output = { ...input }
      output[key] = read
    }
    return output
  })
}

/** A list. */
export const array = <output, wire>(item: Schema<output, wire>): Schema<output[], wire[]> =>
  schema((input, issues) =>
    Array.isArray(input)
      ? input.map((value: unknown, index) => readPart(item, value, index, issues))
      : refuse(input, 'a list', issues),
  )

/** An object whose values all have the same type. */
export const record = <output, wire>(
  item: Schema<output, wire>,
): Schema<Record<string, output>, Record<string, wire>> =>
  schema((input, issues) =>
    // The fields are those that came.
    isPlain(input)
      ? object(Object.fromEntries(Object.keys(input).map((key) => [key, item])))['~read'](
          input,
          issues,
        )
      : refuse(input, 'an object', issues),
  )

/** The schema that `choose` finds for what came. */
export const lazy = <chosen extends Schema<unknown>>(
  choose: (input: unknown) => chosen,
): Schema<Output<chosen>, WireOf<chosen>> =>
  schema((input, issues) => choose(input)['~read'](input, issues))

/** What may be absent or `null`, which are the same; then it is what `absent` returns. */
export const orElse = <output, wire, absent>(
  some: Schema<output, wire>,
  absent: () => absent,
): Schema<output | absent, wire | null | undefined> =>
  schema((input, issues) =>
    input === null || input === undefined ? absent() : some['~read'](input, issues),
  )

/** What `some` reads; what it cannot read is what `otherwise` makes of it, and of what was wrong. */
export const rescue = <output, wire, other>(
  some: Schema<output, wire>,
  otherwise: (input: unknown, issues: Issue[]) => other,
): Schema<output | other, wire> =>
  schema((input) => {
    const issues: Issue[] = []
    const output = some['~read'](input, issues)
    return issues[0] ? otherwise(input, issues) : output
  })
