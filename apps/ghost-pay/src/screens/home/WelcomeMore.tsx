import { chains } from '../../chains.ts'
import { useBuildHash } from '../../data/useBuildHash.ts'
import { useKeptAccounts } from '../../data/useKeptAccounts.ts'
import { verifyPageFile } from '../../data/verifyPageFile.ts'
import { OpenAccount } from './OpenAccount.tsx'
import { WelcomeMoreView } from './WelcomeMoreView.tsx'

import '../../offline/broughtBack.ts'

/** What the first page shows below the first thing to read. */
export function WelcomeMore() {
  const kept = useKeptAccounts()
  const buildHash = useBuildHash()
  const recent = kept.flatMap((one) => {
    const chain = chains.find(({ id }) => id === one.chainId)
    return chain === undefined || one.opened === 0 ? [] : [{ ...one, chain }]
  })
  return (
    <WelcomeMoreView
      open={<OpenAccount />}
      recent={recent.slice(0, 5)}
      buildHash={buildHash}
      verifyPage={verifyPageFile}
    />
  )
}
