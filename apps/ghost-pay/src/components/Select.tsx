import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

import type { FieldControl } from './Field.tsx'
import { CheckIcon } from './icons.tsx'
import { findTyped, isTyping, placeList, selectKey, type Typed, typeLetter } from './selectList.ts'

import './Field.css'
import './Select.css'

/** One that can be chosen. */
export type SelectOption<Value extends string | number> = {
  value: Value
  label: string
  /** Text that distinguishes choices with the same name, in softer letters behind the name. */
  detail?: string | undefined
  /** The language of its label, where it is not the page's. */
  lang?: string | undefined
}

export type SelectProps<Value extends string | number> = FieldControl & {
  name?: string
  options: readonly SelectOption<Value>[]
  /** What is chosen; one that is no option shows the placeholder. */
  value: Value | undefined
  placeholder?: string
  onChange: (value: Value) => void
}

/**
 * One of a few, in the control of a field: a button that says what is chosen, and a list that opens under it, over everything, or
 * above it where the window ends. The button keeps the focus and takes the keys: arrows, Home, End, the first letters of a choice;
 * Enter, Space and Tab take the choice that the list is at, Escape takes none.
 */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { id, name, options, value, placeholder, onChange } = props
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const typed = useRef<Typed>({ text: '', at: -Infinity })
  const [at, setAt] = useState<number>()
  const isOpen = at !== undefined
  const chosen = options.findIndex((option) => option.value === value)
  const listId = `${id}-list`
  const close = () => setAt(undefined)
  const choose = (place: number) => {
    close()
    const option = options[place]
    if (option !== undefined && option.value !== value) onChange(option.value)
  }
  useLeaving(box, isOpen, close)

  function onKeyDown(event: KeyboardEvent) {
    const now = event.timeStamp
    const from = at ?? Math.max(0, chosen)
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (isLetter && (event.key !== ' ' || isTyping(typed.current, now))) {
      event.preventDefault()
      typed.current = typeLetter(typed.current, event.key, now)
      const labels = options.map(({ label }) => label)
      setAt(findTyped(labels, typed.current.text, from) ?? from)
      return
    }
    const step = selectKey({ isOpen, at: from, count: options.length }, event)
    if (step === undefined) return
    if (step.to !== 'leave') event.preventDefault()
    // A dialog around the field stays open.
    if (step.to === 'close') event.stopPropagation()
    if (step.to === 'close') close()
    else if (step.to === 'open' || step.to === 'move') setAt(step.at)
    else choose(from)
  }

  return (
    <div ref={box} className="gp-select">
      <button
        ref={button}
        type="button"
        id={id}
        name={name}
        className="gp-input gp-select-button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        onKeyDown={onKeyDown}
        // Some browsers press a button when the space key comes up, whatever was done when it went down.
        onKeyUp={(event) => {
          if (event.key === ' ') event.preventDefault()
        }}
        onClick={() => {
          // Some browsers do not focus a button that is pressed.
          button.current?.focus()
          setAt(isOpen ? undefined : Math.max(0, chosen))
        }}
        onBlur={close}
      >
        <Choice option={options[chosen]} placeholder={placeholder} />
      </button>
      {isOpen && (
        <OptionList
          field={button}
          id={listId}
          labelId={`${id}-label`}
          options={options}
          chosen={chosen}
          at={at}
          onMove={setAt}
          onChoose={choose}
        />
      )}
    </div>
  )
}

function Choice<Value extends string | number>({
  option,
  placeholder,
}: {
  option: SelectOption<Value> | undefined
  placeholder?: string | undefined
}) {
  if (option === undefined) return <span className="gp-select-none">{placeholder}</span>
  return (
    <span lang={option.lang}>
      {option.label}
      {option.detail !== undefined && option.detail !== '' && (
        <>
          {' · '}
          <small>{option.detail}</small>
        </>
      )}
    </span>
  )
}

type OptionListProps<Value extends string | number> = {
  field: RefObject<HTMLElement | null>
  id: string
  labelId: string
  options: readonly SelectOption<Value>[]
  /** The places of the one that is chosen and of the one that Enter would choose. */
  chosen: number
  at: number
  onMove: (place: number) => void
  onChoose: (place: number) => void
}

function OptionList<Value extends string | number>(props: OptionListProps<Value>) {
  const { field, id, options, chosen, at, onMove, onChoose } = props
  const list = useRef<HTMLUListElement>(null)
  useBeside(list, field)
  useLayoutEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-labelledby={props.labelId}
      className="gp-select-list"
      popover="manual"
      // The button keeps the focus, also where the bar of the list is pulled.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, place) => (
        <li
          key={option.value}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === chosen}
          data-active={place === at}
          onMouseMove={() => {
            if (place !== at) onMove(place)
          }}
          onClick={() => onChoose(place)}
        >
          <Choice option={option} />
          {place === chosen && <CheckIcon />}
        </li>
      ))}
    </ul>
  )
}

/** Shows a list over everything, beside its field for as long as it is there, however the page scrolls. */
function useBeside(
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [shown, owner] = [list.current, field.current]
    if (shown === null || owner === null) return undefined
    const place = () => {
      const { maxHeight, left, width, ...edge } = placeList(
        owner.getBoundingClientRect(),
        shown.scrollHeight + shown.offsetHeight - shown.clientHeight,
        { width: document.documentElement.clientWidth, height: innerHeight },
      )
      const { style } = shown
      style.insetInlineStart = `${left}px`
      style.inlineSize = `${width}px`
      style.maxBlockSize = `${maxHeight}px`
      style.insetBlockStart = 'top' in edge ? `${edge.top}px` : 'auto'
      style.insetBlockEnd = 'bottom' in edge ? `${edge.bottom}px` : 'auto'
    }
    // Where a browser has no popovers, the list is over what stands before it.
    if ('showPopover' in shown) shown.showPopover()
    place()
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [list, field])
}

/** Reports a press outside of an open list. On a phone the button keeps the focus then, so there is no blur. */
function useLeaving(box: RefObject<HTMLElement | null>, isOpen: boolean, onLeave: () => void) {
  const leave = useRef(onLeave)
  useLayoutEffect(() => {
    leave.current = onLeave
  })
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && box.current?.contains(event.target) === true) return
      leave.current()
    }
    addEventListener('pointerdown', onPress, true)
    return () => removeEventListener('pointerdown', onPress, true)
  }, [box, isOpen])
}
