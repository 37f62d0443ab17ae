import { composeStories } from '@storybook/react-vite'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import preview from '../../.storybook/preview.tsx'
import * as stories from '../connect-modal/ConnectModal.stories.tsx'
import { comeToRest } from '../testing/comeToRest.ts'
import { delay, watchMissingFiles } from '../testing/missingFiles.ts'
import { createPage, show, theDialog } from '../testing/signInPage.tsx'

import '../styles.css'

const { ScanCode } = composeStories(stories, preview)

const uncaught = watchMissingFiles()

/** What has stood in the page since this was called, one entry for each dialog and each frame. */
function watchLayers(): string[] {
  const seen: string[] = []
  const look = () => {
    const layers = [...document.querySelectorAll('.ck-layer:not([inert])')]
    const [now] = layers.map((layer) =>
      layer.matches('[data-opening]')
        ? 'frame'
        : layer.querySelector('[role=dialog]')?.getAttribute('data-size'),
    )
    if (now && seen.at(-1) !== now) seen.push(now)
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  return seen
}

// One after the other: what is fetched once stays fetched.
test('a code comes into its place, and nothing around it moves', async () => {
  const goOn = await delay('QrCode.tsx')
  render(<ScanCode />)
  await comeToRest()
  const place = () => document.querySelector('.ck-qr')!.getBoundingClientRect()
  const before = place()
  expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull()
  screen.getByRole('button', { name: 'Copy link' })
  await goOn()
  await screen.findByRole('img', { name: /^QR code/ })
  expect(place()).toEqual(before)
  expect(uncaught).toEqual([])
})

test('the connect dialog stands until the code of the sign-in is here', async () => {
  const goOn = await delay('laterParts.tsx')
  const shop = createPage()
  show(shop)
  const seen = watchLayers()
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Harbour/ }))
  await waitFor(() => expect(screen.getByText('unauthenticated')).toBeTruthy())
  expect(shop.config.state.status).toBe('connected')
  await screen.findByRole('dialog', { name: 'Connect a Wallet' })
  expect(screen.queryByText('Verify your account')).toBeNull()
  await goOn()
  await (await theDialog()).findByRole('button', { name: 'Send message' })
  expect(seen.filter((each) => each !== 'frame')).toEqual(['wide', 'narrow'])
  expect(seen.lastIndexOf('frame')).toBeLessThanOrEqual(0)
  expect(uncaught).toEqual([])
})
