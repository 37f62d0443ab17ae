'use client'

/** An address in full, in two lines of five groups, the first and the last in ink: those that people compare. */
export function WholeAddress({ address }: { address: string }) {
  return (
    <p className="ck-address" dir="ltr">
      <span className="ck-unseen">{address}</span>
      <i aria-hidden="true">0x</i>
      {address
        .slice(2)
        .match(/.{1,4}/g)
        ?.map((group, index) => (
          <b key={index} aria-hidden="true">
            {group}
          </b>
        ))}
    </p>
  )
}
