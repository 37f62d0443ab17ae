import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'

import { defaultKit, type Kit, KitContext } from './KitContext.ts'
import { useRootProps } from './useRootProps.ts'

function rootProps(kit: Partial<Kit>) {
  return renderHook(useRootProps, {
    wrapper: ({ children }) => (
      <KitContext value={{ ...defaultKit, ...kit }}>{children}</KitContext>
    ),
  }).result.current
}

test('words of another language are written its way', () => {
  const copy = { 'connect.title': 'اتصل بمحفظة' }
  expect(rootProps({ locale: 'ar', copy })).toMatchObject({ lang: 'ar', dir: 'rtl' })
})

test('a locale without words of its own mirrors nothing: the words are English', () => {
  expect(rootProps({ locale: 'ar' })).toMatchObject({ lang: 'en', dir: 'ltr' })
})

test('English is English in a page of any language', () => {
  expect(rootProps({})).toMatchObject({ lang: 'en', dir: 'ltr' })
})

test('of words without a locale the page decides', () => {
  expect(rootProps({ copy: { 'connect.title': 'اتصل بمحفظة' } })).not.toHaveProperty('dir')
})
