'use client'

import { useText } from '../context/useText.ts'
import { shortAddress } from '../format/shortAddress.ts'
import type { AccountKind } from './accountKind.ts'

/** One quiet line: what runs this account beside a key. */
export function AccountKindView({ kind }: { kind: AccountKind }) {
  const text = useText()
  switch (kind.kind) {
    case 'safe': {
      const { threshold, owners } = kind
      return <p className="ck-kind">{text('account.safe', { threshold, owners })}</p>
    }
    case 'delegated':
      return (
        <p className="ck-kind" title={kind.to}>
          {text('account.delegated', { address: shortAddress(kind.to) })}
        </p>
      )
    case 'contract':
      return <p className="ck-kind">{text('account.contract')}</p>
  }
}
