import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { NodeForm } from './NodeForm.tsx'

afterEach(cleanup)

/** A node that answers when it is told to. */
function show() {
  const waiting: ((said: string) => void)[] = []
  const ask = vi.fn(() => new Promise<string>((resolve) => waiting.push(resolve)))
  const answer = async (said: string) => {
    for (const resolve of waiting) resolve(said)
    // What waits for it goes on before the next timer.
    await new Promise((resolve) => setTimeout(resolve))
  }
  const onAnswer = vi.fn()
  const view = render(
    <NodeForm label="Node" action="Ask" hosts={undefined} ask={ask} onAnswer={onAnswer} />,
  )
  fireEvent.change(screen.getByLabelText('Node'), { target: { value: ' https://node.example ' } })
  fireEvent.submit(screen.getByRole('button', { name: 'Ask' }))
  onAnswer.mockClear()
  return { ...view, ask, answer, onAnswer }
}

test('what a node says is heard with the address that was asked', async () => {
  const { ask, answer, onAnswer } = show()
  expect(ask).toHaveBeenCalledExactlyOnceWith('https://node.example')
  await answer('fine')
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ url: 'https://node.example', said: 'fine' })
})

test('what it says after the person left is nobody’s', async () => {
  const { unmount, answer, onAnswer } = show()
  unmount()
  await answer('late')
  expect(onAnswer).not.toHaveBeenCalled()
})

test('another address ends the question, and what was said of the first one is taken back', async () => {
  const { answer, onAnswer } = show()
  fireEvent.change(screen.getByLabelText('Node'), { target: { value: 'https://other.example' } })
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(undefined)
  expect(screen.getByRole('button', { name: 'Ask' }).getAttribute('aria-disabled')).not.toBe('true')
  await answer('late')
  expect(onAnswer).toHaveBeenCalledOnce()
})
