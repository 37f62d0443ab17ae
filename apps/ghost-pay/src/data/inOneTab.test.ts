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
  expect(await inOneTab('send.1', second)).toBe(false)
  expect(second).not.toHaveBeenCalled()
  expect(await inOneTab('send.2', second)).toBe(true)
  first.end()
  expect(await running).toBe(true)
  expect(await inOneTab('send.1', second)).toBe(true)
})

test('what fails makes room, and says why', async () => {
  const failing = inOneTab('send.1', () => Promise.reject(new Error('declined')))
  await expect(failing).rejects.toThrow('declined')
  expect(await inOneTab('send.1', () => Promise.resolve())).toBe(true)
})
