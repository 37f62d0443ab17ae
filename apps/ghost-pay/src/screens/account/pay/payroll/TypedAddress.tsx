export type TypedAddressProps = {
  /** As it was pasted. */
  typed: string
}

/** What stands in the place of an address and is none: digits in groups, the last of which is where something is missing or too much. */
export function TypedAddress({ typed }: TypedAddressProps) {
  const text = typed.trim()
  const digits = /^0x([0-9a-f]+)$/i.exec(text)?.[1]
  const groups = digits?.match(/.{1,4}/g) ?? []
  if (digits === undefined || groups.length < 2) {
    return <span className="gp-mono gp-payroll-wrong">{text || '–'}</span>
  }
  return (
    <span className="gp-grouped gp-mono">
      <span className="gp-visually-hidden">{text}</span>
      {groups.map((group, index) => (
        <span
          key={`${index}-${group}`}
          aria-hidden="true"
          data-edge={index === 0}
          className={index === groups.length - 1 ? 'gp-payroll-wrong' : undefined}
        >
          {index === 0 && '0x'}
          {group}
        </span>
      ))}
    </span>
  )
}
