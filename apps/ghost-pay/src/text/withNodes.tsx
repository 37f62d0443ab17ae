import { Fragment, type ReactNode } from 'react'

/** Stands for what is drawn while a sentence is put together; no value has it. */
const mark = '\u0000'

/**
 * A sentence in which some of the `{name}`s are drawn rather than written, each where the sentence has it.
 *
 * @param text from `textOf`
 * @param said the key and its values; those that are drawn have any value
 * @param nodes what is drawn, by name
 */
export function withNodes(
  text: (...said: never) => string,
  [key, values = {}]: readonly [key: string, values?: Readonly<Record<string, string | number>>],
  nodes: Readonly<Record<string, ReactNode>>,
): ReactNode {
  const names = Object.keys(nodes)
  const clean = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll(mark, '') : value,
  ])
  const marked = names.map((name, index) => [name, `${mark}${index}${mark}`])
  const filled = Object.fromEntries([...clean, ...marked]) as unknown
  const sentence = text(...([key, filled] as never))
  return sentence
    .split(mark)
    .map((piece, index) =>
      index % 2 === 0 ? (
        piece
      ) : (
        <Fragment key={index}>{nodes[names[Number(piece)] ?? '']}</Fragment>
      ),
    )
}
