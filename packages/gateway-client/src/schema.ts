import type * as v from 'valibot'

/** Reads a value, and adds to `issues` what was wrong; what could not be read is handed on as it came. */
type Read = (input: unknown, issues: Issue[]) => unknown

/**
 * A valibot schema: `v.parse`, `v.array`, `v.InferOutput` and the rest take it. What runs is written here: fields that may be
 * absent, unions that stay open and amounts make up most of these schemas, and a call fits into four kilobytes only without
 * valibot's general machinery. Nothing is copied that stays as it is, which makes up for most of the time, too.
 */
export type Schema<output> = v.GenericSchema<unknown, output> & { readonly '~read': Read }

/** What a schema makes of an answer. */
export type Output<schema extends v.GenericSchema> = v.InferOutput<schema>

type Issue = Omit<v.BaseIssue<unknown>, 'path'> & { path?: v.IssuePathItem[] }

/* @__NO_SIDE_EFFECTS__ */
function schema<output>(read: Read): Schema<output> {
  const self = {
    kind: 'schema',
    type: 'gateway',
    reference: schema,
    expects: 'unknown',
    async: false,
    '~read': read,
    '~run'({ value }: { value: unknown }) {
      const issues: Issue[] = []
      const output = read(value, issues)
      return issues[0] ? { typed: false, value: output, issues } : { typed: true, value: output }
    },
    get '~standard'() {
      return {
        version: 1,
        vendor: 'valibot',
        validate: (value: unknown) => self['~run']({ value }),
      }
    },
  }
  // What `~run` returns is valibot's dataset, with the states of its union in one type.
  return self as unknown as Schema<output>
}

/** Notes that something else was expected, and hands on what came. */
function refuse(input: unknown, expected: string, issues: Issue[]): unknown {
  const isObject = input === Object(input)
  const received = isObject ? 'an object' : String(input).slice(0, 60)
  const message = `Expected ${expected} but received ${received}`
  issues.push({ kind: 'schema', type: 'gateway', input, expected, received, message })
  return input
}

/** Adds the key, under which a part was read, to the paths of what was wrong with the part. */
function locate(
  issues: Issue[],
  known: number,
  input: object,
  key: string | number,
  value: unknown,
) {
  for (let index = known; index < issues.length; index++) {
    const path = (issues[index]!.path ??= [])
    path.unshift({ type: 'unknown', origin: 'value', input, key, value })
  }
}

const isPlain = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** A value that `convert` makes something of; `undefined` says that it cannot. */
export const leaf = /* @__NO_SIDE_EFFECTS__ */ <output>(
  expected: string,
  convert: (value: unknown) => output | undefined,
): Schema<output> =>
  schema((input, issues) => {
    const output = convert(input)
    return output === undefined ? refuse(input, expected, issues) : output
  })

/** An object with these fields. Others pass, and are no part of the type. */
export const object = /* @__NO_SIDE_EFFECTS__ */ <entries extends Record<string, Schema<unknown>>>(
  entries: entries,
): Schema<{ [key in keyof entries]: Output<entries[key]> }> => {
  const keys = Object.keys(entries)
  const reads = Object.values(entries).map((part) => part['~read'])
  return schema((input, issues) => {
    if (!isPlain(input)) return refuse(input, 'an object', issues)
    let output = input
    // This loop is what reading an answer costs.
    for (let index = 0; index < keys.length; index++) {
      const key = keys[index]!
      const value = input[key]
      const known = issues.length
      const read = reads[index]!(value, issues)
      locate(issues, known, input, key, value)
      if (read === value) continue
      if (output === input) output = { ...input }
      output[key] = read
    }
    return output
  })
}

/** A list. */
export const array = /* @__NO_SIDE_EFFECTS__ */ <output>(item: Schema<output>): Schema<output[]> =>
  schema((input, issues) => {
    if (!Array.isArray(input)) return refuse(input, 'a list', issues)
    return input.map((value: unknown, index) => {
      const known = issues.length
      const read = item['~read'](value, issues)
      locate(issues, known, input, index, value)
      return read
    })
  })

/** An object that has something of one kind under each of its keys. */
export const record = /* @__NO_SIDE_EFFECTS__ */ <output>(
  item: Schema<output>,
): Schema<Record<string, output>> =>
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
export const lazy = /* @__NO_SIDE_EFFECTS__ */ <output>(
  choose: (input: unknown) => Schema<output>,
): Schema<output> => schema((input, issues) => choose(input)['~read'](input, issues))

/** What may be absent or `null`, which are the same; then it is what `absent` returns. */
export const orElse = /* @__NO_SIDE_EFFECTS__ */ <output, absent>(
  some: Schema<output>,
  absent: () => absent,
): Schema<output | absent> =>
  schema((input, issues) =>
    input === null || input === undefined ? absent() : some['~read'](input, issues),
  )
