/** Whether a value is an object. A caller without types may hand over `null` where the types ask for one. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null
