'use client'

import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'

import { useKit } from '../context/KitContext.ts'
import { useOwnId } from '../context/useOwnId.ts'
import { useRootProps } from '../context/useRootProps.ts'
import * as limits from '../limits.ts'
import { useCompact } from '../platform/useCompact.ts'
import { DialogHeader } from './DialogHeader.tsx'
import { tabbables } from './focus.ts'
import { markEdges } from './markEdges.ts'
import { focusedElement } from './page.ts'
import { useCover } from './useCover.ts'
import { useMeantPress } from './useMeantPress.ts'
import { useMoving } from './useMoving.ts'
import { usePlace } from './usePlace.ts'

export type DialogProps = {
  /** Its heading, and its name for a screen reader. Drawn unless `titleId` says that it is drawn inside. */
  title: string
  /** `wide` has space for two columns, which have a header of their own; `narrow` is a column. */
  size: 'wide' | 'narrow'
  onClose: () => void
  /** The heading is read out and not drawn: the dialog shows what it is about by itself. */
  quietTitle?: boolean | undefined
  /** Present when there is a step to go back to. */
  onBack?: (() => void) | undefined
  /** Id of a heading inside, for a dialog that draws its own. */
  titleId?: string | undefined
  /** How high a sheet may be: for a list most of the window, for an account 504 px. */
  sheetSize?: 'list' | 'account' | undefined
  /** Says of a connection that was made in this dialog that it was; nothing where none was. Asked when it is taken away. */
  done?: (() => string | undefined) | undefined
  /** A wallet is being asked: a press beside the dialog does not give that up. */
  isAsking?: boolean | undefined
  children: ReactNode
}

/**
 * The one dialog of the kit. It covers the page, holds the focus and gives it back, and closes on Escape and on a press
 * beside it. It is not a native modal: that would make what a wallet paints into the page unreachable while it is open.
 */
export function Dialog({
  title,
  size,
  onClose,
  onBack,
  quietTitle = false,
  titleId: ownTitleId,
  sheetSize,
  done,
  isAsking = false,
  children,
}: DialogProps) {
  const layer = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLDivElement>(null)
  const madeId = useOwnId()
  const titleId = ownTitleId ?? madeId
  const rootProps = useRootProps()
  const compact = useCompact()
  const { root } = useKit()
  const place = usePlace()
  const aside = useCover({ layer, dialog, isAsking, onClose })
  const [arrived] = useState(() => arrivalOf((root ?? document).querySelector('[data-opening]')))
  const [openedAt] = useState(() => performance.now())
  const onClickCapture = useMeantPress()
  useMoving(layer, dialog, { isSheet: compact, onSwiped: onClose, done })
  useLayoutEffect(() => {
    if (arrived === undefined) return
    for (const each of comingIn(layer.current)) {
      if (arrived === 'wholly') each.finish()
      else each.currentTime = arrived
    }
  }, [arrived])
  useEffect(() => (dialog.current ? markEdges(dialog.current) : undefined), [])

  function onPressBeside() {
    // The second press of a double click closes nothing, and none gives up what a wallet is being asked.
    if (!isAsking && performance.now() - openedAt > limits.doubleClickTime) onClose()
  }

  return createPortal(
    <div
      ref={layer}
      id={`${madeId}layer`}
      className="ck-root ck-layer"
      role="region"
      {...rootProps}
      {...unheard}
      onClickCapture={onClickCapture}
    >
      <div className="ck-backdrop" onClick={onPressBeside} data-aside={aside || undefined} />
      <div
        ref={dialog}
        className="ck-dialog"
        role="dialog"
        aria-modal={!aside}
        aria-labelledby={titleId}
        tabIndex={-1}
        data-size={size}
        data-sheet={compact || undefined}
        data-sheet-size={sheetSize}
        onKeyDown={(event) => onKey(event, dialog.current, aside)}
      >
        {compact && <div className="ck-handle" aria-hidden="true" />}
        {size === 'narrow' && (
          <DialogHeader
            titleId={titleId}
            title={ownTitleId ? undefined : title}
            quiet={quietTitle}
            onBack={onBack}
            onClose={onClose}
          />
        )}
        {/* One element for both, so that nothing inside is drawn anew where the window crosses the limit. */}
        <div className={size === 'narrow' ? 'ck-body' : 'ck-columns'} tabIndex={-1}>
          {children}
        </div>
        {/* Empty, and never drawn by React again: `announce` writes into it. */}
        <div className="ck-unseen" aria-live="polite" data-ck-live="" />
      </div>
    </div>,
    place,
  )
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** In React a dialog is a part of what the provider stands in, however far away from it in the page. */
const unheard = {
  ...{ onClick: stop, onPointerDown: stop, onMouseDown: stop, onTouchStart: stop, onWheel: stop },
  ...{ onDoubleClick: stop, onAuxClick: stop, onContextMenu: stop, onKeyDown: stop, onFocus: stop },
  ...{ onBlur: stop, onInput: stop, onChange: stop, onCopy: stop, onCut: stop, onPaste: stop },
  ...{ onAnimationEnd: stop, onTransitionEnd: stop },
}

/** Whether an element comes before another, or holds it. */
const isBefore = (one: Element | null, other: Element) =>
  one !== null && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Whether something is typed into, also in what a host puts in. */
const isField = (target: EventTarget | undefined) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'))

/** “/” leads to the search, and the arrow into a list of which no row was visited yet; Tab stays inside, but for a wallet's own surface. */
function onKey(event: KeyboardEvent, dialog: HTMLElement | null, aside: boolean) {
  const { key, target } = event
  const [innermost] = event.nativeEvent.composedPath()
  const wanted =
    key === '/' && !isField(innermost)
      ? '[type=search]'
      : key === 'ArrowDown' && target === dialog
        ? '[data-ck-row][tabindex="0"]'
        : undefined
  const found = wanted && dialog?.querySelector<HTMLElement>(wanted)
  if (found) {
    event.preventDefault()
    found.focus()
  }
  // While a wallet's own surface is up, Tab has to be able to reach it.
  if (event.key !== 'Tab' || aside || !dialog) return
  const stops = tabbables(dialog)
  const [first, last] = [stops[0], stops.at(-1)]
  const at = focusedElement()
  if (!first || !last) {
    event.preventDefault()
  } else if (event.shiftKey && (at === first || isBefore(at, first))) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && at === last) {
    event.preventDefault()
    first.focus()
  }
}

/** The animations by which a dialog, or its frame, and the backdrop come in. jsdom has none. */
const comingIn = (layer: Element | null): Animation[] =>
  [...(layer?.children ?? [])].flatMap(
    (part) => (part as Partial<Element>).getAnimations?.call(part) ?? [],
  )

/**
 * How far the frame has come in that stands where the dialog will be while its code comes: the dialog goes on from there.
 *
 * @returns milliseconds; undefined where no frame stands
 */
function arrivalOf(frame: Element | null): number | 'wholly' | undefined {
  if (frame === null) return undefined
  const [running] = comingIn(frame)
  return running ? Number(running.currentTime ?? 0) : 'wholly'
}
