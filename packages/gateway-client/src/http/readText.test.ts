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

/** A body that says when it is pulled, and when it is cancelled. */
function watched(chunks: Uint8Array[], headers: Record<string, string> = {}) {
  const seen = { pulled: 0, cancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[seen.pulled++]
        if (chunk) controller.enqueue(chunk)
        else controller.close()
      },
      cancel() {
        seen.cancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { seen, response: new Response(body, { headers }) }
}

test('of a body that says itself that it is too large, nothing is read', async () => {
  const { seen, response } = watched([bytes(5)], { 'content-length': '11' })
  expect(await readText(response, 10)).toBeUndefined()
  expect(seen).toEqual({ pulled: 0, cancelled: true })
})

test('a body that is larger than it says is let go at the byte that is too much', async () => {
  const { seen, response } = watched(Array<Uint8Array>(9).fill(bytes(4)), { 'content-length': '3' })
  expect(await readText(response, 10)).toBeUndefined()
  expect(seen).toEqual({ pulled: 3, cancelled: true })
})

test('a letter that two pieces share is one letter, and half a letter at the end is an error', async () => {
  const euro = new TextEncoder().encode('€')
  const { response } = watched([euro.slice(0, 1), euro.slice(1), euro.slice(0, 2)])
  expect(await readText(response, 10)).toBe('€\ufffd')
})
