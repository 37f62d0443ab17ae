/**
 * A state that all copies of the kit on a page have in common: the parts of a page may bring one each, of different versions. What is
 * kept under a name never changes its shape.
 */
export function shared<State>(name: string, initial: State): State {
  const kept = globalThis as { [key: symbol]: State | undefined }
  return (kept[Symbol.for(`@ghost-pay/connect-kit ${name}`)] ??= initial)
}
