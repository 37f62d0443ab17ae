import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { late } from '@ghost-pay/test-wallet'

import { exampleVisit } from './ExampleKit.tsx'

/** So that a person can follow with the eyes; a test does not wait. */
export const pause = () =>
  new Promise((resolve) => setTimeout(resolve, import.meta.env.MODE === 'test' ? 0 : 900))

/** Presses the control of this name, on the page or in a dialog, when it is there. */
export async function press(name: string | RegExp, role: 'button' | 'link' = 'button') {
  const target = await screen.findByRole(role, { name })
  await pause()
  await userEvent.click(target)
}

/** Goes to the control of this name with Tab, or with the keys given, and presses it with Enter: no pointer is used. */
export async function pressByKeys(name: string | RegExp, keys = '{Tab}') {
  const target = await screen.findByRole('button', { name })
  // No page of the example has more stops.
  for (let stops = 0; document.activeElement !== target && stops < 20; stops += 1) {
    await userEvent.keyboard(keys)
  }
  await expect(target).toHaveFocus()
  await pause()
  await userEvent.keyboard('{Enter}')
}

/** Waits until the words are seen in the dialog, whether or not a screen reader has been told them. */
export async function seeInDialog(words: string | RegExp) {
  const shown = { ignore: 'script, style, [data-ck-live]' }
  const found = await within(await screen.findByRole('dialog')).findByText(words, shown)
  // It comes in with a motion.
  await waitFor(() => expect(found).toBeVisible())
}

/** Has the wallet's owner look at the question before they answer it, so that the page is seen waiting. */
export const think = (name: string, answer: 'approve' | 'reject' = 'approve') =>
  exampleVisit().wallet(name).control.setPersonality(late({ answer }))
