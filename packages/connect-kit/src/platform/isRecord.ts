/** Whether a value has properties to read: an object or a function. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object(value) === value
