import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent as pointer } from 'vitest/browser'

import { addToPage, leaveHostPage } from '../testing/hostPage.tsx'

beforeEach(() => page.viewport(390, 780))
afterEach(leaveHostPage)

const pageUrl = new URL('../testing/framed.html', import.meta.url).href

/** A page of a phone in a frame, its dialog open. */
async function openFramed(sandbox: string, src = pageUrl) {
  const frame = addToPage('iframe', { position: 'fixed', inset: '0' }) as HTMLIFrameElement
  for (const side of ['width', 'height']) frame.style.setProperty(side, '100%')
  frame.setAttribute('sandbox', `allow-scripts allow-same-origin ${sandbox}`)
  frame.allow = "clipboard-write 'none'"
  frame.src = src
  const inside = page.frameLocator(page.elementLocator(frame))
  await inside.getByRole('button', { name: 'Connect Wallet' }).click()
  return {
    leave: inside.getByRole('link', { name: 'Open this page by itself' }),
    copy: inside.getByRole('button', { name: 'Copy link' }),
    body: () => within(frame.contentDocument!.body),
    said: () => frame.contentDocument!.querySelector('[role=dialog] [data-ck-live]')?.textContent,
  }
}

const kept = 'It does not open from here. Copy the link and open it in your wallet’s browser.'

test.each(['', 'allow-forms allow-modals'])(
  'a page that may not leave its frame (sandbox “%s”) says what to do, and shows its address',
  async (sandbox) => {
    const { leave, body, said } = await openFramed(sandbox)
    expect(body().queryByText(pageUrl)).toBeNull()
    await leave.click()
    await body().findByText(kept, { selector: 'p' })
    expect(body().getByText(pageUrl)).toBeTruthy()
    await waitFor(() => expect(said()).toBe(kept))
  },
)

test('a page that may only open tabs opens itself in one', async () => {
  const alone = new Promise((resolve) => {
    new BroadcastChannel('framed-page').onmessage = ({ data }) => resolve(data)
  })
  const { leave, body } = await openFramed('allow-popups allow-popups-to-escape-sandbox')
  await leave.click()
  expect(await alone).toBe('alone')
  expect(body().queryByText(kept)).toBeNull()
})

test('a page in a frame that may not use the clipboard copies its address all the same', async () => {
  const { copy, body } = await openFramed('')
  await copy.click()
  await body().findByRole('button', { name: 'Copied!' })
  const field = addToPage('textarea', { position: 'fixed', inset: '0' }) as HTMLTextAreaElement
  field.focus()
  await pointer.keyboard('{Control>}v{/Control}')
  await waitFor(() => expect(field.value).toBe(pageUrl))
  expect(screen.queryByText('Copying is blocked')).toBeNull()
})

test('a page without an address of its own says what it is in, and offers no way that leads nowhere', async () => {
  const text = await (await fetch(pageUrl)).text()
  const html = text.replaceAll('src="/', `src="${location.origin}/`)
  const src = URL.createObjectURL(
    new Blob([html.replaceAll('./framedPage', new URL('./framedPage', pageUrl).href)], {
      type: 'text/html',
    }),
  )
  const { leave, copy, body } = await openFramed('', src)
  await body().findByText(/^This page is inside another page/)
  expect(leave.query()).toBeNull()
  expect(copy.query()).toBeNull()
})
