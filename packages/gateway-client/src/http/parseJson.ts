/** A whole number of 16 or more digits where a value stands: JSON.parse would round it. */
const longNumber = /[:[,]\s*-?\d{16}/
/** Strings, to step over them, and numbers. A string that does not end goes to the end, or each quote in it would be looked from again. */
const stringOrNumber = /"(?:[^"\\]|\\[^]?)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * Reads JSON from outside: whole numbers beyond 2^53 come as text, digit for digit, and a key named `__proto__` does not come
 * at all.
 *
 * @throws SyntaxError when it is no JSON, RangeError when it is nested too deeply
 */
export function parseJson(text: string): unknown {
  const exact = longNumber.test(text) ? text.replace(stringOrNumber, quoteLong) : text
  return JSON.parse(exact, /__proto__|\\u00/.test(text) ? dropProto : undefined)
}

function quoteLong(token: string): string {
  return /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token
}

function dropProto(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value
}
