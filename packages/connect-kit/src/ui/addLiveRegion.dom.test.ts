import { expect, test } from 'vitest'

import { addLiveRegion } from './addLiveRegion.ts'

const soon = () => new Promise((resolve) => setTimeout(resolve))

test('a page that has another body at every visit, as with some routers, keeps what is read out', async () => {
  const own = document.body
  const remove = addLiveRegion()
  const region = document.querySelector('[data-ck-live]')
  for (let visit = 0; visit < 8; visit++) {
    document.body.replaceWith(document.createElement('body'))
    await soon()
    expect(region?.parentElement).toBe(document.body)
  }
  region?.remove()
  await soon()
  expect(region?.parentElement).toBe(document.body)
  remove()
  document.body.replaceWith(own)
})

test('a page that takes it out again and again is not fought', async () => {
  const remove = addLiveRegion()
  const region = document.querySelector('[data-ck-live]')
  for (let time = 0; time < 8; time++) {
    region?.remove()
    await soon()
  }
  expect(region?.isConnected).toBe(false)
  remove()
})
