import type { SignableTransaction } from '@ghost-pay/safe-account'
import { safeTxDigests } from '@ghost-pay/safe-protocol'

import { DeviceScreens } from '../review/DeviceHashes.tsx'

/** What a device shows while the wallet is asked: whoever signs compares it. */
export const OnDevice = ({ signable }: { signable: SignableTransaction }) => (
  <DeviceScreens {...safeTxDigests(signable)} />
)
