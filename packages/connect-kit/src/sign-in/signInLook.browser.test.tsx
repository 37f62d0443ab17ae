import { composeStories } from '@storybook/react-vite'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import preview from '../../.storybook/preview.tsx'
import { comeToRest } from '../testing/comeToRest.ts'
import * as stories from './SignInDialog.stories.tsx'

const { Preparing, Ready, Signing, VerifyFailed, Verifying } = composeStories(stories, preview)

afterEach(cleanup)

test('the face of the account has its figure, in the ring too', async () => {
  await page.viewport(1280, 800)
  render(<Ready />)
  const figure = document.querySelector('.ck-avatar path')
  expect(getComputedStyle(figure!).fill).not.toBe('none')
})

test('the title stands once in the page, is drawn, and names the dialog', () => {
  render(<Ready />)
  const title = screen.getByRole('heading', { name: 'Verify your account' })
  expect(title.getBoundingClientRect().height).toBeGreaterThan(20)
  const dialog = screen.getByRole('dialog', { name: 'Verify your account' })
  expect(dialog.getAttribute('aria-labelledby')).toBe(title.id)
  expect(dialog.textContent.split('Verify your account')).toHaveLength(2)
})

test('the whole address is what is signed for', () => {
  render(<Ready />)
  expect(document.querySelector('.ck-address')?.textContent).toContain(Ready.args.address)
})

test('a ring turns in the button while the wallet has yet to answer, and no longer', () => {
  const ringIn = (button: HTMLElement) => getComputedStyle(button, '::before').animationName
  const { rerender } = render(<Signing />)
  expect(ringIn(screen.getByRole('button', { name: /^Waiting/ }))).toBe('ck-turn')
  rerender(<VerifyFailed />)
  expect(ringIn(screen.getByRole('button', { name: 'Send message' }))).toBe('none')
})

test.each([
  [1280, 800],
  [390, 780],
  [390, 664],
  [844, 390],
])('what failed and the button are seen in a window of %i × %i', async (width, height) => {
  await page.viewport(width, height)
  render(<VerifyFailed />)
  await comeToRest()
  for (const element of [
    screen.getByRole('status'),
    screen.getByRole('button', { name: 'Send message' }),
  ]) {
    const { x, y, width, height } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(x + width / 2, y + height / 2)
    expect(element.contains(seen)).toBe(true)
  }
  // What goes on below the buttons fades above them: the failure ends before that.
  const words = document.createRange()
  words.selectNodeContents(screen.getByText('Error verifying signature, please retry!'))
  const actions = document.querySelector('.ck-sign-in-actions')!
  const fade = Number.parseFloat(getComputedStyle(actions).borderImageOutset)
  expect(fade).toBeGreaterThan(0)
  const space = actions.getBoundingClientRect().top - words.getBoundingClientRect().bottom
  expect(space).toBeGreaterThanOrEqual(fade)
})

test('a line says what the signature does, counts the steps with the ring, and says a failure; nothing moves', () => {
  const { rerender } = render(<Ready />)
  const line = () => document.querySelector('.ck-sign-in-line')
  expect(line()?.textContent).toBe('This signature moves nothing.')
  // It is there to be read, and is not called out.
  expect(screen.getByRole('status').textContent).toBe('')
  const { height } = screen.getByRole('dialog').getBoundingClientRect()
  for (const [Story, words] of [
    [Preparing, '1 of 3 · Asking the site for a message'],
    [Signing, '2 of 3 · Sign the message in your wallet'],
    [Verifying, '3 of 3 · The site checks the signature'],
    [VerifyFailed, 'Error verifying signature, please retry!'],
  ] as const) {
    rerender(<Story />)
    expect(line()?.textContent).toBe(words)
    expect(screen.getByRole('dialog').getBoundingClientRect().height).toBe(height)
  }
})

test('“Cancel” is text alone, beside the one button that is filled', () => {
  render(<Ready />)
  const fillOf = (name: string) =>
    getComputedStyle(screen.getByRole('button', { name })).backgroundColor
  expect(fillOf('Cancel')).toBe('rgba(0, 0, 0, 0)')
  expect(fillOf('Send message')).not.toBe('rgba(0, 0, 0, 0)')
})
