import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

import { LineAmountField } from './RowTrouble.tsx'

import '../../../../theme/tokens.css'
import '../../../../theme/base.css'
import '../../../../Page.css'
import './PayrollView.css'

afterEach(cleanup)

test('one press does what it says after an amount of a line was typed that can be read in two ways', async () => {
  const onPress = vi.fn()
  render(
    <>
      <LineAmountField line={3} onSave={() => undefined} />
      <button type="button" onClick={onPress}>
        Skip
      </button>
    </>,
  )
  await userEvent.fill(screen.getByRole('textbox'), '1.500')
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
  expect(screen.getByText(/can be read in two ways/)).toBeVisible()
  expect(onPress).toHaveBeenCalledOnce()
})
