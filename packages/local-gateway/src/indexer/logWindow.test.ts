import { expect, test } from 'vitest'

import { createLogWindow } from './logWindow.ts'

const succeed = (window: ReturnType<typeof createLogWindow>, blocks: number, times: number) => {
  for (let time = 0; time < times; time++) window.succeeded(blocks, 0)
  return window.size()
}

test('a range that was too wide is halved, down to one block', () => {
  const window = createLogWindow(100)
  window.failed(100)
  expect(window.size()).toBe(50)
  window.failed(10)
  expect(window.size()).toBe(5)
  for (let time = 0; time < 5; time++) window.failed(1)
  expect(window.size()).toBe(1)
})

test('eight whole ranges in a row widen it again, never beyond the widest', () => {
  const window = createLogWindow(100)
  window.failed(60)
  expect(window.size()).toBe(30)
  expect(succeed(window, 30, 7)).toBe(30)
  expect(succeed(window, 30, 1)).toBe(60)
  expect(succeed(window, 60, 8)).toBe(100)
  expect(succeed(window, 100, 20)).toBe(100)
})

test('ranges that are shorter than it say nothing of it, and a failure starts the count again', () => {
  const window = createLogWindow(100)
  window.failed(60)
  expect(succeed(window, 29, 20)).toBe(30)
  succeed(window, 30, 7)
  window.failed(30)
  expect(succeed(window, 15, 7)).toBe(15)
  expect(succeed(window, 15, 1)).toBe(30)
})

test('it starts small and doubles until something is too much', () => {
  const window = createLogWindow(100, 10)
  expect(succeed(window, 10, 1)).toBe(20)
  window.failed(20)
  expect(succeed(window, 10, 7)).toBe(10)
  expect(succeed(window, 10, 1)).toBe(20)
})

test('after an answer with very many logs the next one has about a thousand', () => {
  const window = createLogWindow(100)
  window.succeeded(100, 5000)
  expect(window.size()).toBe(20)
  for (let time = 0; time < 20; time++) window.succeeded(20, 900)
  expect(window.size()).toBe(20)
  window.succeeded(20, 1_000_000)
  expect(window.size()).toBe(1)
})
