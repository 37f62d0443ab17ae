import { type ReactNode, useId } from 'react'

import { IconButton } from '../../../../components/IconButton.tsx'
import { MoreIcon } from '../../../../components/icons.tsx'
import { useUnfold } from '../../../../components/useUnfold.ts'
import { text } from './payrollCopy.ts'

import './PayrollMenu.css'

/** One action of the menu. */
export type PayrollMenuItem = {
  label: string
  onPress: () => void
  /** Only where the button beside the menu has no room. */
  isNarrow?: boolean
}

/** What is rarely done with a payroll, behind three dots. */
export function PayrollMenu({ items }: { items: readonly PayrollMenuItem[] }) {
  const { isOpen, opener, toggle, close, onKeyDown } = useUnfold()
  const id = useId()
  return (
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
          {items.map(({ label, onPress, isNarrow }) => (
            <Item
              key={label}
              isNarrow={isNarrow === true}
              onPress={() => {
                close()
                onPress()
              }}
            >
              {label}
            </Item>
          ))}
        </ul>
      )}
    </div>
  )
}

function Item(props: { isNarrow: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <li data-narrow={props.isNarrow}>
      <button type="button" onClick={props.onPress}>
        {props.children}
      </button>
    </li>
  )
}
