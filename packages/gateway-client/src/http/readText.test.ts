import { expect, test } from 'vitest'

import { readText } from './readText.ts'

const bytes = (count: number) => new TextEncoder().encode('x'.repeat(count))

/** The same body as a platform may hand it out: with its length, in pieces, or not streamed at all. */
const bodies: [string, (count: number) => Response][] = [
  [
    'with its length',
    (count) => new Response(bytes(count), { headers: { 'content-length': `${count}` } }),
  ],
  [
    'in pieces',
    (count) =>
      new Response(
        new ReadableStream({
          start(controller) {
            for (let at = 0; at < count; at++) controller.enqueue(bytes(1))
            controller.close()
          },
        }),
      ),
  ],
  [
    'not streamed',
    (count) => Object.defineProperties(new Response(bytes(count)), { body: { value: undefined } }),
  ],
]

test.each(bodies)(
  '%s: a body of exactly the cap is read, one byte more is not',
  async (_, answer) => {
    expect(await readText(answer(10), 10)).toBe('xxxxxxxxxx')
    expect(await readText(answer(11), 10)).toBeUndefined()
    expect(await readText(answer(0), 0)).toBe('')
  },
)
