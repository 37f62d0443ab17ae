import { expect, test } from 'vitest'

import { loadLanguage } from './loadLanguage.ts'

const title = async (tag: string) => (await loadLanguage(tag)).copy['connect.title']

test('a region that has no language of its own has that of its neighbours', async () => {
  expect(await title('de-CH')).toBe('Wallet verbinden')
  expect(await title('zh-SG')).toBe('连接钱包')
  expect(await title('zh-MO')).toBe(await title('zh-HK'))
  expect(await title('pt-PT')).toBe('Conectar uma carteira')
  expect((await loadLanguage('es-MX')).copy['signIn.failed']).toBe('¡Algo salió mal!')
  expect((await loadLanguage('es-ES')).copy['signIn.failed']).toBe('¡Algo ha salido mal!')
})

test('the locale stays the one that was asked for', async () => {
  expect(await loadLanguage('de_CH')).toMatchObject({ locale: 'de-CH' })
})

test.each(['en-GB', 'eo'])('%s is read in English', async (tag) => {
  expect(await loadLanguage(tag)).toEqual({ locale: tag, copy: {} })
})

test.each(['', 'x_!!', 'constructor'])('%j is English', async (tag) => {
  expect((await loadLanguage(tag)).copy).toEqual({})
})
