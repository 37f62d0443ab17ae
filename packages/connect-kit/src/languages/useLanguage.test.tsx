import { act, renderHook, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'

import { useLanguage } from './useLanguage.ts'

const page = document.documentElement

afterEach(() => {
  page.lang = ''
})

test('the words are in the language of the page', async () => {
  page.lang = 'de-AT'
  const { result } = renderHook(() => useLanguage())
  await waitFor(() => expect(result.current.copy['connect.title']).toBe('Wallet verbinden'))
  expect(result.current.locale).toBe('de-AT')
})

test('they follow the page when it changes its language', async () => {
  const { result } = renderHook(() => useLanguage())
  act(() => {
    page.lang = 'es'
  })
  await waitFor(() => expect(result.current.copy['dialog.close']).toBe('Cerrar'))
  act(() => {
    page.lang = 'en'
  })
  await waitFor(() => expect(result.current).toEqual({ locale: 'en', copy: {} }))
})

test('a language that is asked for wins, and the last one asked for stays', async () => {
  page.lang = 'de'
  const { result, rerender } = renderHook(({ tag }) => useLanguage(tag), {
    initialProps: { tag: 'es' },
  })
  rerender({ tag: 'zh' })
  await waitFor(() => expect(result.current.copy['dialog.close']).toBe('关闭'))
  expect(result.current.locale).toBe('zh')
})

test('a page without a language is in English', async () => {
  const { result } = renderHook(() => useLanguage())
  await act(async () => {})
  expect(result.current).toEqual({ locale: undefined, copy: {} })
})

test('a server writes English, and the page’s language comes after', () => {
  page.lang = 'de'
  const Words = () => useLanguage().copy['dialog.close'] ?? 'English'
  expect(renderToString(<Words />)).toBe('English')
})
