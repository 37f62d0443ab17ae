import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { fn } from 'storybook/test'
import { afterEach, describe, expect, test } from 'vitest'
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
  await waitFor(() => expect(onStayed).toHaveBeenCalledOnce())
})

test('a page whose base leads every link elsewhere stays where it is', async () => {
  const base = document.createElement('base')
  base.target = '_blank'
  document.head.append(base)
  try {
    const wallet = buildWalletOption({ name: 'Lantern' })
    render(<OpenLink href="#own-page" wallet={wallet} again={false} onStayed={fn()} />)
    await pointer.click(screen.getByRole('link', { name: 'Open Lantern' }))
    await waitFor(() => expect(location.hash).toBe('#own-page'))
  } finally {
    base.remove()
  }
})

test('a page that is drawn anew all the time still says that it stayed', async () => {
  const onStayed = fn()
  const wallet = buildWalletOption({ name: 'Lantern' })
  const draw = () => (
    <OpenLink href={href} wallet={wallet} again={false} onStayed={() => void onStayed()} />
  )
  const { rerender } = render(draw())
  const clock = setInterval(() => rerender(draw()), 100)
  try {
    await pointer.click(screen.getByRole('link', { name: 'Open Lantern' }))
    await waitFor(() => expect(onStayed).toHaveBeenCalledOnce())
  } finally {
    clearInterval(clock)
  }
})

describe('in a web view of Telegram', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'Telegram')
  })

  const universal = 'https://wallet.example/wc?uri=wc%3A1'

  /** Follows the link, with what Telegram’s script puts on the page; returns what it was handed, and whether the link was followed. */
  async function follow(link: string, telegram: Record<string, unknown>) {
    const handed: unknown[] = []
    Object.assign(window, {
      Telegram: { WebApp: { openLink: (href: unknown) => handed.push(href), ...telegram } },
    })
    let isFollowed = false
    const seen = (event: Event) => {
      isFollowed = !event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', seen, { once: true })
    const wallet = buildWalletOption({ name: 'Lantern' })
    render(<OpenLink href={link} wallet={wallet} again={false} onStayed={fn()} />)
    await pointer.click(screen.getByRole('link', { name: 'Open Lantern' }))
    // A press of the test before can still count.
    return { handed: [...new Set(handed)], isFollowed }
  }

  test('a web address is handed to Telegram, which opens the app', async () => {
    expect(await follow(universal, { initData: 'user=1' })).toEqual({
      handed: [universal],
      isFollowed: false,
    })
    expect(choice()).toContain('Lantern')
  })

  test.each([
    ['its script alone, on a page outside of it', universal, { initData: '' }],
    ['a link of an app, which it refuses', 'lantern://wc?uri=1', { initData: 'user=1' }],
    ['a version without the question', universal, { initData: 'user=1', openLink: undefined }],
    [
      'a version that throws',
      universal,
      {
        initData: 'user=1',
        openLink() {
          throw new Error('WebAppMethodUnsupported')
        },
      },
    ],
  ])('%s: the link is followed as everywhere', async (_, link, telegram) => {
    expect(await follow(link, telegram)).toEqual({ handed: [], isFollowed: true })
  })
})
