import { QueryClient } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { useUnderWay } from '../data/underWay.ts'
import { newVersions } from './newVersions.ts'
import { showStanding } from './showStanding.tsx'

let root: Root | undefined

function Signing({ isRunning }: { isRunning: boolean }) {
  useUnderWay(isRunning)
  return null
}

afterEach(() => {
  root?.unmount()
})

test('a new version is not offered while something is being signed, on whichever screen', async () => {
  const takeOver = vi.fn()
  const versions = newVersions()
  showStanding(new QueryClient(), versions)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Signing isRunning />)
  versions.found(takeOver)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const reload = page.getByRole('button', { name: 'Reload now' })
  await expect.element(reload).not.toBeInTheDocument()
  root.render(<Signing isRunning={false} />)
  await reload.click()
  expect(takeOver).toHaveBeenCalledOnce()
})
