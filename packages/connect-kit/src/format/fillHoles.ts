/** Replaces every `{name}` in a sentence by its value; a name without a value stays unchanged. */
export function fillHoles(
  sentence: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}
