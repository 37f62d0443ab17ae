import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { ActivityLine } from './activityLines.ts'

export type ActivityListProps = {
  lines: readonly ActivityLine[]
  draw: (line: ActivityLine) => ReactNode
  /** Which lines are on the screen, when that changes. Always the same function. */
  onRange: (first: number, last: number) => void
}

/** A height before a line was measured, in pixels. */
const estimate = { month: 100, entry: 64 } as const

/** Thousands of lines, of which only those near the screen are drawn. */
export function ActivityList({ lines, draw, onRange }: ActivityListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const { y = 0 } = list.current?.getBoundingClientRect() ?? {}
    setTop(y + window.scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => estimate[lines[index]?.kind ?? 'entry'],
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => keyOf(lines[index], index),
  })
  const items = virtualizer.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? 0
  useEffect(() => onRange(first, last), [first, last, onRange])
  return (
    <ul
      ref={list}
      className="gp-activity-list"
      style={{ blockSize: `${virtualizer.getTotalSize()}px` }}
    >
      {items.map(({ index, key, start }) => {
        const line = lines[index]
        return line === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            data-kind={line.kind}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {draw(line)}
          </li>
        )
      })}
    </ul>
  )
}

const keyOf = (line: ActivityLine | undefined, index: number): string | number => {
  if (line === undefined) return index
  return line.kind === 'month' ? line.month : line.entry.transaction.id
}
