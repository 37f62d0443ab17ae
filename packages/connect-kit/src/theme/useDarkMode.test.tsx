import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { useDarkMode } from './useDarkMode.ts'

test('the body that a router puts in the place of another one is followed', async () => {
  const { result } = renderHook(() => useDarkMode('.dark'))
  expect(result.current).toBe('light')
  const own = document.body
  const next = document.createElement('body')
  next.className = 'dark'
  act(() => own.replaceWith(next))
  await waitFor(() => expect(result.current).toBe('dark'))
  act(() => next.classList.remove('dark'))
  await waitFor(() => expect(result.current).toBe('light'))
  act(() => next.replaceWith(own))
})
