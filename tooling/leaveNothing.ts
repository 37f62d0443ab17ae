import type {} from '@vitest/browser-playwright' // what `cdp()` can send
import { afterAll, afterEach } from 'vitest'
import { cdp } from 'vitest/browser'

// A dialog that is closed goes on as a picture for a moment: the next test begins without it.
afterEach(() => {
  for (const picture of document.querySelectorAll('[data-leaving]')) picture.remove()
})

// The files that follow have the page, and with it what a file has set for it and what it has kept in the browser.
afterAll(async () => {
  localStorage.clear()
  await cdp().send('Emulation.setEmulatedMedia', {
    media: '',
    features: [
      { name: 'prefers-reduced-motion', value: '' },
      { name: 'forced-colors', value: '' },
    ],
  })
})
