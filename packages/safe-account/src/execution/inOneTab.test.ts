import { expect, test, vi } from 'vitest'

import { inOneTab } from './inOneTab.ts'

/** Something that is done until it is ended. */
function longAct() {
  let end: () => void = () => undefined
  const act = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve
      }),
  )
  return {
    act,
    end: () => {
      end()
    },
  }
}

test('who comes second does nothing and does not wait; afterwards it is free again', async () => {
  const first = longAct()
  const second = vi.fn(() => Promise.resolve())
  const running = inOneTab('send.1', first.act)
  await expect.poll(() => first.act).toHaveBeenCalledOnce()
  await expect(inOneTab('send.1', second)).rejects.toMatchObject({
    check: { kind: 'askedElsewhere' },
  })
  expect(second).not.toHaveBeenCalled()
  await inOneTab('send.2', second)
  first.end()
  await running
  await inOneTab('send.1', second)
  expect(second).toHaveBeenCalledTimes(2)
})

test('what fails makes room, and says why', async () => {
  const failing = inOneTab('send.1', () => Promise.reject(new Error('declined')))
  await expect(failing).rejects.toThrow('declined')
  const next = vi.fn(() => Promise.resolve())
  await inOneTab('send.1', next)
  expect(next).toHaveBeenCalledOnce()
})
