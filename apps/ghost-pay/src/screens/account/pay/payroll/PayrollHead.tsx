import { type ReactNode, useId } from 'react'

import { Button } from '../../../../components/Button.tsx'
import { IconButton } from '../../../../components/IconButton.tsx'
import { MoreIcon } from '../../../../components/icons.tsx'
import { useUnfold } from '../../../../components/useUnfold.ts'
import { text } from './payrollCopy.ts'

import './PayrollView.css'

export type PayrollHeadProps = {
  /** What the page is called, and a line below it. */
  children: ReactNode
  /** What can be done with the payroll; one of it is a button where that has room. */
  acts: readonly { label: string; onPress: () => void; isButton?: boolean }[]
}

/** The head of a payroll; what is rarely done with it stands behind three dots. */
export function PayrollHead({ children, acts }: PayrollHeadProps) {
  const { isOpen, opener, toggle, close, onKeyDown } = useUnfold()
  const id = useId()
  const main = acts.find(({ isButton }) => isButton)
  return (
    <header className="gp-payroll-head gp-apart">
      <div>{children}</div>
      <div className="gp-payroll-head-acts">
        {main && <Button onPress={main.onPress}>{main.label}</Button>}
        <div
          className="gp-payroll-menu"
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) close()
          }}
        >
          <IconButton
            ref={opener}
            label={text('payroll.menu')}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onPress={toggle}
          >
            <MoreIcon />
          </IconButton>
          {isOpen && (
            <ul id={id}>
              {acts.map(({ label, onPress, isButton }) => (
                <li key={label} data-narrow={isButton}>
                  <button
                    type="button"
                    onClick={() => {
                      close()
                      onPress()
                    }}
                  >
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </header>
  )
}
