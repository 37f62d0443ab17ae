import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { QrCode } from './QrCode.tsx'

test('what no code holds has the place of one, which is not read out, and takes nothing down', () => {
  const draw = (text: string) => <QrCode text={text} alternative="Code" size="compact" />
  const { container, rerender } = render(draw(`wc:${'é'.repeat(4000)}`))
  expect(container.querySelector('svg')).not.toBeNull()
  expect(screen.queryByRole('img', { name: 'Code' })).toBeNull()
  rerender(draw('wc:1'))
  expect(screen.getByRole('img', { name: 'Code' })).not.toBeNull()
})
