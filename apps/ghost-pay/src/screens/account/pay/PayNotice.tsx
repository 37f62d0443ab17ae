import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'

export type PayNoticeProps =
  { viewer: 'disconnected'; onConnect: () => void } | { viewer: 'notOwner'; onConnect?: undefined }

/** Says why a payment that is prepared here cannot be signed yet. */
export function PayNotice({ viewer, onConnect }: PayNoticeProps) {
  return viewer === 'disconnected' ? (
    <Notice
      tone="warning"
      title="Connect the wallet of an owner to start a payment."
      action={<Button onPress={onConnect}>Connect your wallet</Button>}
    />
  ) : (
    <Notice tone="warning" title="Only owners can start a payment.">
      The connected address is not an owner of this account.
    </Notice>
  )
}
