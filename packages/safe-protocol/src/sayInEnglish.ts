import {
  descriptionCopy,
  type DescriptionSentence,
  type SayDescription,
} from './descriptionCopy.ts'

/** Says the sentences of descriptions as they are written here. */
export const sayInEnglish: SayDescription = (...[key, values]) => {
  const sentence: DescriptionSentence = descriptionCopy[key]
  const given: Readonly<Record<string, string | number>> = values ?? {}
  const text =
    typeof sentence === 'string' ? sentence : sentence[given['count'] === 1 ? 'one' : 'other']
  // In one go: a value is never read as a sentence.
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(given[name] ?? hole))
}
