import type * as v from 'valibot'

/**
 * A valibot schema: `v.parse`, `v.array`, `v.InferOutput` and the rest take it. What runs is written here: fields that may be
 * absent, unions that stay open and amounts make up most of these schemas, and a call fits into four kilobytes only without
 * valibot's general machinery.
 */
export type Schema<output> = v.GenericSchema<unknown, output>

/** What a schema makes of an answer. */
export type Output<schema extends Schema<unknown>> = v.InferOutput<schema>

type Issue = Omit<v.BaseIssue<unknown>, 'path'> & { path?: v.IssuePathItem[] }

/** What is being read: first the input, then the output, with what was wrong on the way. */
type Dataset = { value: unknown; typed?: boolean; issues?: Issue[] }

/** Reads `dataset.value` in place. What it returns was expected and did not come. */
type Run = (dataset: Dataset) => string | undefined

/* @__NO_SIDE_EFFECTS__ */
function schema<output>(run: Run): Schema<output> {
  const self = {
    kind: 'schema',
    type: 'gateway',
    reference: schema,
    expects: 'unknown',
    async: false,
    '~run'(dataset: Dataset): Dataset {
      const input = dataset.value
      const expected = run(dataset)
      if (expected) {
        const isObject = input === Object(input)

        const received = isObject ? 'an object' : String(input).slice(0, 60)
        const message = `Expected ${expected} but received ${received}`
        dataset.issues = [{ kind: 'schema', type: 'gateway', input, expected, received, message }]
      }
      dataset.typed = !dataset.issues
      return dataset
    },
    get '~standard'() {
      return {
        version: 1,
        vendor: 'valibot',
        validate: (value: unknown) => self['~run']({ value }),
      }
    },
  }
  // `Dataset` is valibot's, with the states of its union in one type.
  return self as unknown as Schema<output>
}

/** Lets a schema read. What is here is what valibot hands over, with the states of its union in one type. */
function run(schema: Schema<unknown>, dataset: Dataset): Dataset {
  return schema['~run'](dataset as { value: unknown }, {}) as unknown as Dataset
}

/** Reads a part of a dataset and hands its issues on, with the key of the part. */
function readPart(dataset: Dataset, input: object, key: string | number, part: Schema<unknown>) {
  const value: unknown = input[key as keyof typeof input]
  const read = run(part, { value })
  for (const issue of read.issues ?? []) {
    const item: v.IssuePathItem = { type: 'unknown', origin: 'value', input, key, value }
    ;(issue.path ??= []).unshift(item)
    ;(dataset.issues ??= []).push(issue)
  }
  return read.value
}

/** A value that `convert` makes something of; `undefined` says that it cannot. */
export const leaf = /* @__NO_SIDE_EFFECTS__ */ <output>(
  expected: string,
  convert: (value: unknown) => output | undefined,
): Schema<output> =>
  schema((dataset) => {
    const output = convert(dataset.value)
    if (output === undefined) return expected
    dataset.value = output
    return undefined
  })

/** An object with these fields. Others pass, and are no part of the type. */
export const object = /* @__NO_SIDE_EFFECTS__ */ <entries extends Record<string, Schema<unknown>>>(
  entries: entries,
): Schema<{ [key in keyof entries]: Output<entries[key]> }> =>
  schema((dataset) => {
    const input = dataset.value
    if (typeof input !== 'object' || !input || Array.isArray(input)) return 'an object'
    const output: Record<string, unknown> = { ...input }
    for (const key in entries) output[key] = readPart(dataset, input, key, entries[key]!)
    dataset.value = output
    return undefined
  })

/** A list. */
export const array = /* @__NO_SIDE_EFFECTS__ */ <output>(item: Schema<output>): Schema<output[]> =>
  schema((dataset) => {
    const input = dataset.value
    if (!Array.isArray(input)) return 'a list'
    dataset.value = input.map((_, index) => readPart(dataset, input, index, item))
    return undefined
  })

/** An object that has something of one kind under each of its keys. */
export const record = /* @__NO_SIDE_EFFECTS__ */ <output>(
  item: Schema<output>,
): Schema<Record<string, output>> =>
  schema((dataset) => {
    const input = dataset.value
    if (typeof input !== 'object' || !input || Array.isArray(input)) return 'an object'
    dataset.value = Object.fromEntries(
      Object.keys(input).map((key) => [key, readPart(dataset, input, key, item)]),
    )
    return undefined
  })

/** The schema that `choose` finds for what came. */
export const lazy = /* @__NO_SIDE_EFFECTS__ */ <output>(
  choose: (input: unknown) => Schema<output>,
): Schema<output> =>
  schema((dataset) => {
    run(choose(dataset.value), dataset)
    return undefined
  })

/** What may be absent or `null`, which are the same; then it is what `absent` returns. */
export const orElse = /* @__NO_SIDE_EFFECTS__ */ <output, absent>(
  some: Schema<output>,
  absent: () => absent,
): Schema<output | absent> =>
  schema((dataset) => {
    if (dataset.value === null || dataset.value === undefined) dataset.value = absent()
    else run(some, dataset)
    return undefined
  })
