import type { ReactNode } from 'react'

export type FactTableProps = {
  head: readonly string[]
  /** The first cell names the row. */
  rows: readonly (readonly [string, ...ReactNode[]])[]
}

/** A table that becomes a list of blocks on a phone. */
export function FactTable({ head, rows }: FactTableProps) {
  return (
    <table className="page-facts">
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-name={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
