import { splitAmount } from '../../../format/splitAmount.ts'
import { text } from './reviewCopy.ts'
import type { RedLine } from './reviewRedLine.ts'

export type HowItWasFoundProps = { versus: NonNullable<RedLine['versus']> }

/** The evidence of a false figure: the same units of the bytes, counted with the decimals that each of the two gives. */
export function HowItWasFound({ versus: { gateway, chain } }: HowItWasFoundProps) {
  const units = splitAmount(chain.value ?? 0n, 0).whole
  const figure = ({ value, decimals }: typeof chain) => splitAmount(value ?? 0n, decimals).whole
  const rows = [
    {
      name: text('review.found.decimals', { symbol: chain.symbol }),
      gateway: String(gateway.decimals),
      chain: String(chain.decimals),
    },
    { name: text('review.found.units'), gateway: units, chain: units },
    { name: text('review.found.gets'), gateway: figure(gateway), chain: figure(chain) },
  ]
  return (
    <section aria-labelledby="found">
      <div className="gp-review-head">
        <h2 id="found">{text('review.found')}</h2>
      </div>
      <table className="gp-moves gp-found">
        <thead>
          <tr>
            <th scope="col">{text('review.found.what')}</th>
            <th scope="col">{text('review.lie.gatewaySays')}</th>
            <th scope="col">{text('review.lie.chainSays')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td data-false={row.gateway !== row.chain}>{row.gateway}</td>
              <td>
                <b>{row.chain}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
