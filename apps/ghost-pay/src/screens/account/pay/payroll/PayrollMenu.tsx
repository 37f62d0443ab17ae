import { type ReactNode, useId, useRef, useState } from 'react'

import { MoreIcon } from '../../../../components/icons.tsx'
import { textOf } from '../../../../text/textOf.ts'
import { payrollCopy } from './payrollCopy.ts'

import '../../../../components/IconButton.css'
import './PayrollMenu.css'

const text = textOf(payrollCopy)

/** One deed of the menu. */
export type PayrollMenuItem = {
  label: string
  onPress: () => void
  /** Only where the button beside the menu has no room. */
  isNarrow?: boolean
}

/** What is rarely done with a payroll, behind three dots. */
export function PayrollMenu({ items }: { items: readonly PayrollMenuItem[] }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <div
      className="gp-payroll-menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        setOpen(false)
        button.current?.focus()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className="gp-icon-button"
        aria-label={text('payroll.menu')}
        title={text('payroll.menu')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setOpen(!isOpen)
        }}
      >
        <MoreIcon />
      </button>
      {isOpen && (
        <ul id={id}>
          {items.map(({ label, onPress, isNarrow }) => (
            <Item
              key={label}
              isNarrow={isNarrow === true}
              onPress={() => {
                setOpen(false)
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
