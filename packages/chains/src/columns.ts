/** Rows kept as columns, which compress better: an array for each field, `null` where a row does not have it. */
export type Columns<row> = {
  readonly [field in keyof row]-?: readonly (NonNullable<row[field]> | null)[]
}

/**
 * Writes rows as columns.
 *
 * @param rows the rows
 * @returns an array for each field that any row has
 */
export function toColumns<row extends object>(rows: readonly row[]): Columns<row> {
  // `Object.keys` knows of a row what `keyof row` says.
  const fields = new Set(rows.flatMap((row) => Object.keys(row) as (keyof row)[]))
  const columns: { [field in keyof row]?: (NonNullable<row[field]> | null)[] } = {}
  for (const field of fields) columns[field] = rows.map((row) => row[field] ?? null)
  // A field without a column is one that no row has.
  return columns as Columns<row>
}

/**
 * Reads rows from columns.
 *
 * @param columns what `toColumns` wrote
 * @returns the rows, without the fields that are `null`
 */
export function fromColumns<row extends { id: number }>(columns: Columns<row>): row[] {
  const entries = Object.entries<readonly unknown[]>(columns)
  return columns.id.map((_, index) => {
    const fields = entries.map(([field, values]) => [field, values[index]] as const)
    // The type of the columns holds because it has one column for each field of a row.
    return Object.fromEntries(fields.filter(([, value]) => value !== null)) as row
  })
}
