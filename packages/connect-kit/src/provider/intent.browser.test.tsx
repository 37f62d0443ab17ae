import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ExampleKit } from '../testing/ExampleKit.tsx'

// A page that is not built fetches more than the 250 files that a browser notes by itself.
performance.setResourceTimingBufferSize(5000)

const isFetched = (file: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${file}`))

test('a pointer that comes near fetches the dialogs of a visitor who is connected, too', async () => {
  render(
    <ExampleKit kit={{ prepare: 'intent' }} connected>
      <ConnectButton />
    </ExampleKit>,
  )
  const account = await screen.findByRole('button', { name: /0x7E…5Bdf/ })
  expect(isFetched('OpenDialog.tsx')).toBe(false)
  fireEvent.pointerEnter(account)
  await expect.poll(() => isFetched('laterParts.tsx')).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})
