import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'

import { initialConnectFlow } from '../connect-modal/connectFlow.ts'
import connectModal from '../connect-modal/ConnectModal.stories.tsx'
import { ConnectModalView, type ConnectModalViewProps } from '../connect-modal/ConnectModalView.tsx'
import { atStep } from '../testing/atStep.ts'
import { exampleWallets } from '../testing/buildWalletOption.ts'
import { canMove } from '../testing/canMove.ts'
import { comeToRest } from '../testing/comeToRest.ts'

import '../styles.css'

/*
 * Frames of each transition. A frame is made by setting the time of each animation, and not by waiting for it, so that a slow machine
 * sees the same frames as a quick one.
 */

type Place = { left: number; top: number; width: number; height: number }
type Layout = ConnectModalViewProps['layout']

const asking = { name: 'connect', wallet: exampleWallets[0]!, attempt: 1, asking: true } as const
const refused = {
  ...asking,
  asking: false,
  failure: { kind: 'rejected', retryable: true },
} as const

const view = (layout: Layout, flow: ConnectModalViewProps['flow']) => (
  <ConnectModalView {...connectModal.args} layout={layout} wallets={exampleWallets} flow={flow} />
)

/** It while a wallet is asked, with what is said once that has connected. */
const asked = (layout: Layout) => (
  <ConnectModalView
    {...connectModal.args}
    layout={layout}
    wallets={exampleWallets}
    flow={atStep(asking)}
    done={() => 'Connected'}
  />
)

const dialog = () => screen.getByRole('dialog')

function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** What moves within an element and comes to an end. */
const moving = (element: Element) =>
  element
    .getAnimations({ subtree: true })
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))

/** Reads something at each 60th of a second of what moves, from its beginning to its end. */
function frames<T>(element: Element, read: () => T): T[] {
  const all = moving(element)
  const ends = all.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
  const end = Math.max(0, ...ends)
  expect(end).toBeGreaterThan(100)
  for (const each of all) each.pause()
  const times = Array.from({ length: Math.ceil(end / 16) }, (_, frame) => frame * 16)
  return [...times, end - 0.01].map((time) => {
    // One that is over has no effect any more: it stays just before its end.
    for (const [index, each] of all.entries()) {
      each.currentTime = Math.min(time, Number(ends[index]) - 0.01)
    }
    return read()
  })
}

const settle = (element: Element) => {
  for (const each of moving(element)) each.finish()
}

/** The largest difference between two places, in pixels. */
const distance = (one: Place, other: Place) =>
  Math.max(
    ...(['left', 'top', 'width', 'height'] as const).map((side) =>
      Math.abs(one[side] - other[side]),
    ),
  )

/** Whether numbers only grow or only fall. */
const goesOneWay = (numbers: readonly number[]) => {
  const steps = numbers.slice(1).map((each, index) => each - numbers[index]!)
  return steps.every((step) => step >= -0.01) || steps.every((step) => step <= 0.01)
}

async function show(layout: Layout, flow = initialConnectFlow) {
  await page.viewport(layout === 'sheet' ? 390 : 1280, 800)
  const shown = render(view(layout, flow))
  await canMove()
  return shown
}

async function showSettled(layout: Layout, flow = initialConnectFlow) {
  const shown = await show(layout, flow)
  settle(dialog())
  // What moves a dialog is fetched; it has read the height once it is there.
  shown.rerender(view(layout, flow))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  return shown
}

const emulate = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })

beforeEach(() => emulate('no-preference'))
afterEach(() => {
  cleanup()
  document.querySelector('.ck-layer[data-leaving]')?.remove()
})

const layouts = ['wide', 'compact', 'sheet'] as const

test.each(layouts)('a dialog opens along one curve to where it stays: %s', async (layout) => {
  await show(layout)
  const seen = frames(dialog(), () => placeOf(dialog()))
  settle(dialog())
  const end = placeOf(dialog())
  expect(distance(seen.at(-1)!, end)).toBeLessThanOrEqual(1)
  // Its middle stays over the middle of the window.
  for (const { left, width } of seen) {
    expect(Math.abs(left + width / 2 - window.innerWidth / 2)).toBeLessThanOrEqual(1)
  }
  const tops = seen.map(({ top }) => top)
  // A sheet swings 1.1 % beyond its place and comes back.
  if (layout === 'sheet') {
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(end.top - end.height * 0.012)
  } else expect(goesOneWay(tops)).toBe(true)
})

test.each(layouts)('a dialog closes from where it stood: %s', async (layout) => {
  const { unmount } = await showSettled(layout)
  const before = placeOf(dialog())
  unmount()
  const picture = document.querySelector('.ck-layer[data-leaving]')!
  const leaving = picture.querySelector('.ck-dialog')!
  const seen = frames(picture, () => placeOf(leaving))
  expect(distance(seen[0]!, before)).toBeLessThanOrEqual(1)
  expect(goesOneWay(seen.map(({ top }) => top))).toBe(true)
})

describe.each([
  ['forward', initialConnectFlow, atStep(asking)],
  ['back', atStep(asking), initialConnectFlow],
])('a step %s', (_, from, to) => {
  test.each(layouts)('changes the height along one curve: %s', async (layout) => {
    const { rerender } = await showSettled(layout, from)
    const before = placeOf(dialog())
    rerender(view(layout, to))
    const seen = frames(dialog(), () => placeOf(dialog()))
    settle(dialog())
    const end = placeOf(dialog())
    expect(distance(seen[0]!, before)).toBeLessThanOrEqual(1)
    expect(distance(seen.at(-1)!, end)).toBeLessThanOrEqual(1)
    expect(goesOneWay(seen.map(({ height }) => height))).toBe(true)
    // What stands at the upper edge of a window stays there, and a sheet at the lower edge.
    const edge = ({ top, height }: Place) => (layout === 'sheet' ? top + height : top)
    for (const each of seen) expect(Math.abs(edge(each) - edge(end))).toBeLessThanOrEqual(1)
  })

  test('moves neither Close nor the list beside it', async () => {
    const { rerender } = await showSettled('wide', from)
    const still = () =>
      ['.ck-header-side[data-end] button', '.ck-column-list', '.ck-list'].map((each) =>
        placeOf(dialog().querySelector(each)!),
      )
    const before = still()
    rerender(view('wide', to))
    for (const seen of frames(dialog(), still)) {
      for (const [index, each] of seen.entries()) {
        expect(distance(each, before[index]!)).toBeLessThanOrEqual(1)
      }
    }
  })
})

describe.each(['compact', 'sheet'] as const)('a wallet that answers at once: %s', (layout) => {
  /** The dialog from the list to the question, of which no frame is seen yet. */
  async function ask() {
    const shown = await showSettled(layout)
    const before = placeOf(dialog())
    shown.rerender(asked(layout))
    return { ...shown, before }
  }

  test('the dialog glides on where it refuses', async () => {
    const { rerender, before } = await ask()
    rerender(view(layout, atStep(refused)))
    const seen = frames(dialog(), () => placeOf(dialog()))
    settle(dialog())
    expect(distance(seen[0]!, before)).toBeLessThanOrEqual(1)
    expect(distance(seen.at(-1)!, placeOf(dialog()))).toBeLessThanOrEqual(1)
    expect(goesOneWay(seen.map(({ height }) => height))).toBe(true)
  })

  test('the picture of the dialog glides on where it connects, and the list goes out', async () => {
    const { unmount, before } = await ask()
    unmount()
    const picture = document.querySelector('.ck-layer[data-leaving="done"]')!
    const leaving = picture.querySelector('.ck-dialog')!
    const list = picture.querySelector('[data-step="none"]')!
    // The dialog goes after 700 ms.
    const seen = frames(picture, () => ({
      place: placeOf(leaving),
      opacity: Number(getComputedStyle(list).opacity),
    })).slice(0, Math.floor(700 / 16))
    const [first, last] = [seen[0]!, seen.at(-1)!]
    list.remove()
    for (const each of leaving.getAnimations()) each.cancel()
    expect(distance(first.place, before)).toBeLessThanOrEqual(1)
    expect(distance(last.place, placeOf(leaving))).toBeLessThanOrEqual(1)
    expect(goesOneWay(seen.map(({ place }) => place.height))).toBe(true)
    expect(first.opacity).toBe(1)
    expect(last.opacity).toBeLessThan(0.01)
  })
})

test.each(layouts)('a refusal shakes the ring, and moves nothing else: %s', async (layout) => {
  const { rerender } = await showSettled(layout, atStep(asking))
  const lock = () => placeOf(dialog().querySelector('.ck-lock')!)
  const others = () =>
    [dialog(), dialog().querySelector('.ck-asking-title')!].map((each) => placeOf(each).top)
  const [ring, rest] = [lock(), others()]
  rerender(view(layout, atStep(refused)))
  const seen = frames(dialog(), () => ({ ring: lock(), rest: others() }))
  for (const each of seen) {
    expect(distance(each.ring, ring)).toBeLessThanOrEqual(7)
    expect(Math.abs(each.ring.top - ring.top)).toBeLessThanOrEqual(1)
    expect(Math.max(...each.rest.map((top, at) => Math.abs(top - rest[at]!)))).toBeLessThanOrEqual(
      1,
    )
  }
  expect(distance(seen.at(-1)!.ring, ring)).toBeLessThanOrEqual(1)
})

test('after a connection the ring closes in its place', async () => {
  const { rerender, unmount } = await showSettled('wide', atStep(asking))
  rerender(asked('wide'))
  const before = placeOf(dialog().querySelector('.ck-lock')!)
  unmount()
  const picture = document.querySelector('.ck-layer[data-leaving="done"]')!
  const lock = picture.querySelector('.ck-lock')!
  const seen = frames(picture, () => placeOf(lock))
  // The dialog shrinks after 700 ms; until then the ring clicks by 4 % of itself, about its middle.
  const middle = ({ left, top, width, height }: Place) => [left + width / 2, top + height / 2]
  const [across = 0, down = 0] = middle(before)
  for (const each of seen.slice(0, Math.floor(700 / 16))) {
    expect(Math.abs(middle(each)[0]! - across)).toBeLessThanOrEqual(1)
    expect(Math.abs(middle(each)[1]! - down)).toBeLessThanOrEqual(1)
    expect(each.width).toBeLessThanOrEqual(before.width * 1.05)
  }
})

test.each(layouts)(
  'after a connection only the ring moves before the dialog goes: %s',
  async (layout) => {
    const { rerender, unmount } = await showSettled(layout)
    // The step has slid in.
    rerender(asked(layout))
    await comeToRest()
    const step = placeOf(dialog().querySelector('.ck-asking')!)
    unmount()
    const picture = document.querySelector('.ck-layer[data-leaving="done"]')!
    const lock = picture.querySelector('.ck-lock')!
    const others = moving(picture).filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return !lock.contains(target) && !target?.matches('.ck-dialog, .ck-backdrop')
    })
    expect(others).toEqual([])
    expect(distance(placeOf(picture.querySelector('.ck-asking')!), step)).toBeLessThanOrEqual(1)
  },
)

test.each(layouts)('without motion nothing moves at all: %s', async (layout) => {
  await emulate('reduce')
  const { rerender, unmount } = await show(layout)
  expect(dialog().getAnimations({ subtree: true })).toEqual([])
  for (const flow of [atStep(asking), atStep(refused), initialConnectFlow]) {
    rerender(view(layout, flow))
    expect(dialog().getAnimations({ subtree: true })).toEqual([])
    expect(dialog().querySelectorAll('.ck-step')).toHaveLength(1)
  }
  unmount()
  expect(document.querySelector('.ck-layer')).toBeNull()
})
