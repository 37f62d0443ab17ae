import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { lazyWithPreload } from './lazyWithPreload.ts'

afterEach(cleanup)

const Part = ({ name }: { name: string }) => <p>part {name}</p>
const itself = (part: typeof Part) => part

test('the code is fetched once, however many components wait for it', async () => {
  let fetched = 0
  const Lazy = lazyWithPreload(() => {
    fetched += 1
    return Promise.resolve(Part)
  }, itself)
  render(
    <>
      <Lazy name="a" />
      <Lazy name="b" />
    </>,
  )
  await screen.findByText('part a')
  await screen.findByText('part b')
  await Promise.all([Lazy.preload(), Lazy.preload()])
  expect(fetched).toBe(1)
})

test('a component that was preloaded renders at once', async () => {
  const Lazy = lazyWithPreload(() => Promise.resolve(Part), itself)
  await Lazy.preload()
  render(<Lazy name="a" />)
  expect(screen.getByText('part a')).toBeTruthy()
})

test('code that could not be fetched leaves the place empty, and is fetched again when the component is mounted again', async () => {
  let online = false
  const Lazy = lazyWithPreload(
    () => (online ? Promise.resolve(Part) : Promise.reject(new Error('The network is gone.'))),
    itself,
  )
  await expect(Lazy.preload()).rejects.toThrow('The network is gone.')
  const { container, rerender } = render(<Lazy name="a" />)
  await act(() => Promise.resolve())
  expect(container.childNodes).toHaveLength(0)
  online = true
  rerender(<></>)
  rerender(<Lazy name="a" />)
  await screen.findByText('part a')
})

test('a component keeps its state when the code arrives while it is mounted', async () => {
  const Lazy = lazyWithPreload(() => Promise.resolve(Part), itself)
  const { rerender } = render(<Lazy name="a" />)
  const part = await screen.findByText('part a')
  await act(() => Lazy.preload())
  rerender(<Lazy name="a" />)
  expect(screen.getByText('part a')).toBe(part)
})

test('code that fails after a while is fetched once', async () => {
  let fetched = 0
  const Lazy = lazyWithPreload(async (): Promise<typeof Part> => {
    fetched += 1
    await new Promise((resolve) => setTimeout(resolve, 20))
    throw new Error('The network is gone.')
  }, itself)
  const { rerender } = render(<Lazy name="a" />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  rerender(<Lazy name="b" />)
  expect(fetched).toBe(1)
})

test('a component whose code failed is drawn when the code arrives later', async () => {
  let online = false
  const Lazy = lazyWithPreload(
    () => (online ? Promise.resolve(Part) : Promise.reject(new Error('The network is gone.'))),
    itself,
  )
  render(<Lazy name="a" />)
  await act(() => Promise.resolve())
  online = true
  await act(() => Lazy.preload())
  expect(screen.getByText('part a')).toBeTruthy()
})
