'use client'

import { useText } from '../context/useText.ts'
import { Button } from '../ui/Button.tsx'
import { WarningIcon } from '../ui/buttonIcons.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useAnnounce } from '../ui/useAnnounce.ts'
import { useRovingList } from '../ui/useRovingList.ts'
import type { ChainOption } from './chainOptions.ts'
import { ChainRow } from './ChainRow.tsx'

export type ChainModalViewProps = {
  options: readonly ChainOption[]
  /** The wallet is on a chain that is not among them. */
  wrongNetwork: boolean
  /** The wallet can switch when a page asks. */
  canSwitch: boolean
  walletName: string
  onSwitch: (chainId: number) => void
  onDisconnect: () => void
  onClose: () => void
}

/** The networks of the host, and the one that the wallet is on (behaviour/chain-modal#list). */
export function ChainModalView(props: ChainModalViewProps) {
  const { options, wrongNetwork, canSwitch, walletName, onSwitch, onDisconnect, onClose } = props
  const text = useText()
  const ids = options.map(({ id }) => String(id))
  const current = options.find(({ state }) => state === 'current')
  const { listProps, rowProps } = useRovingList(current ? String(current.id) : ids[0])
  const main = options.filter(({ testnet }) => !testnet)
  const test = options.filter(({ testnet }) => testnet)
  useAnnounce(options.some(({ state }) => state === 'asking') ? text('chain.confirm') : undefined)

  return (
    <Dialog title={text('chain.title')} size="narrow" onClose={onClose}>
      {wrongNetwork && (
        <p className="ck-notice" data-kind="warning" role="status">
          <WarningIcon />
          {text('chain.wrong')}
        </p>
      )}
      {!canSwitch && (
        <p className="ck-notice" role="status">
          {text('chain.cannotSwitch', { wallet: walletName })}
        </p>
      )}
      <div className="ck-list" data-ck-scrolls="" tabIndex={-1} {...listProps}>
        {[
          { key: 'main', label: text('chain.list'), rows: main, heading: false },
          { key: 'test', label: text('chain.testnets'), rows: test, heading: main.length > 0 },
        ].map(({ key, label, rows, heading }) =>
          rows.length === 0 ? null : (
            <section key={key} aria-label={label}>
              {heading && <h3 className="ck-group">{label}</h3>}
              <ul>
                {rows.map((option) => (
                  <ChainRow
                    key={option.id}
                    option={option}
                    walletName={walletName}
                    onSwitch={onSwitch}
                    rowProps={rowProps(String(option.id), option.name, ids)}
                  />
                ))}
              </ul>
            </section>
          ),
        )}
      </div>
      {wrongNetwork && (
        <div className="ck-actions ck-chain-foot">
          <Button onPress={onDisconnect}>{text('account.disconnect')}</Button>
        </div>
      )}
    </Dialog>
  )
}
