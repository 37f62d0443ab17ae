/** What was typed into a list so far, and when its last letter came, in milliseconds. */
export type Typed = { text: string; at: number }

/** After this long a letter begins a new word. In milliseconds. */
const patience = 700

/** What is typed once a letter has come. */
export function typeLetter(typed: Typed, letter: string, now: number): Typed {
  return { text: (now - typed.at > patience ? '' : typed.text) + letter, at: now }
}

/** Whether a word is being typed, to which a space belongs. */
export function isTyping(typed: Typed, now: number): boolean {
  return typed.text !== '' && now - typed.at <= patience
}

/**
 * The place of the choice that begins with what was typed. One letter, pressed again and again, goes from one to the next.
 *
 * @param from the place that the list is at; the search goes round
 */
export function findTyped(
  labels: readonly string[],
  typed: string,
  from: number,
): number | undefined {
  const text = typed.toLocaleLowerCase()
  const [letter = ''] = text
  const isOneLetter = [...text].every((other) => other === letter)
  const wanted = isOneLetter ? letter : text
  const first = isOneLetter ? from + 1 : from
  for (let step = 0; step < labels.length; step++) {
    const place = (first + step) % labels.length
    if (labels[place]?.toLocaleLowerCase().startsWith(wanted) === true) return place
  }
  return undefined
}
