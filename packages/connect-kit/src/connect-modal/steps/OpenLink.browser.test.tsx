import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { fn } from 'storybook/test'
import { afterEach, expect, test } from 'vitest'
import { userEvent as pointer } from 'vitest/browser'

import { buildWalletOption } from '../../testing/buildWalletOption.ts'
import { OpenLink } from './OpenLink.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const choice = () => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')

/** The link leads to a place on this page, so that the test stays where it is. */
const href = '#wc?uri=wc%3A1'

test('the press that chose the wallet opens the app, the choice is remembered, and a page that stays says so', async () => {
  const onStayed = fn()
  function Page() {
    const [chosen, setChosen] = useState(false)
    if (!chosen) {
      return (
        <button type="button" onClick={() => setChosen(true)}>
          Lantern
        </button>
      )
    }
    const wallet = buildWalletOption({ name: 'Lantern' })
    return <OpenLink href={href} wallet={wallet} again={false} onStayed={onStayed} />
  }
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
  await pointer.click(screen.getByRole('button', { name: 'Lantern' }))
  await screen.findByRole('link', { name: 'Open Lantern' })
  expect(location.hash).toBe(href)
  expect(JSON.parse(choice() ?? 'null')).toEqual({ href: '#wc', name: 'Lantern' })
  await waitFor(() => expect(onStayed).toHaveBeenCalledOnce(), { timeout: 4000 })
})
