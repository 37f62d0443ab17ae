/** Replaces every `{name}` in a sentence by its value; one without a value stays as it is written. */
export function fillHoles(
  sentence: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}
