import { afterEach } from 'vitest'

// A dialog that is closed goes on as a picture for a moment: the next test begins without it.
afterEach(() => {
  for (const picture of document.querySelectorAll('[data-leaving]')) picture.remove()
})
