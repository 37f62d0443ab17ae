import { concat, type Hex, numberToHex, size } from 'viem'

/** The parts of the code before the answers, in bytes. */
const [headSize, caseSize, endSize, bodySize] = [6, 11, 5, 15]

/**
 * The code of a contract that gives each call its answer by the selector, and reverts with nothing for every other selector.
 *
 * @param answers calldata of at least four bytes, and what is answered to calls that begin with its first four
 */
export function answeringCode(answers: readonly (readonly [call: Hex, answer: Hex])[]): Hex {
  const bodies = headSize + caseSize * answers.length + endSize
  const two = (value: number) => numberToHex(value, { size: 2 })
  let place = bodies + bodySize * answers.length
  const places = answers.map(([, answer]) => {
    const own = place
    place += size(answer)
    return own
  })
  return concat([
    // The selector stays on the stack.
    '0x60003560e01c',
    // Jumps to the body of a selector.
    ...answers.map(([call], index): Hex =>
      concat([
        '0x8063',
        `0x${call.slice(2, 10)}`,
        '0x1461',
        two(bodies + bodySize * index),
        '0x57',
      ]),
    ),
    '0x60006000fd',
    // Copies an answer from behind the code, and returns it.
    ...answers.map(([, answer], index): Hex =>
      concat([
        '0x5b61',
        two(size(answer)),
        '0x8061',
        two(places[index] ?? 0),
        '0x600039',
        '0x6000f300',
      ]),
    ),
    ...answers.map(([, answer]) => answer),
  ])
}
