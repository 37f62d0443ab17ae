import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import './theme/tokens.css'
import './theme/base.css'
import './Page.css'
import './screens/account/AccountFrame.css'

afterEach(cleanup)

test('on a phone the link that skips to the page lies over the bar of the account', async () => {
  await page.viewport(390, 844)
  render(
    <div className="gp-page">
      <a className="gp-skip" href="#main">
        Skip to the page
      </a>
      <div className="gp-frame">
        <header className="gp-phone-bar">Treasury</header>
      </div>
    </div>,
  )
  await userEvent.keyboard('{Tab}')
  const link = screen.getByRole('link')
  expect(link).toHaveFocus()
  const { left, top, width, height } = link.getBoundingClientRect()
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link)
})
