import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { text } from './payCopy.ts'

export type PayNoticeProps =
  { viewer: 'disconnected'; onConnect: () => void } | { viewer: 'notOwner'; onConnect?: undefined }

/** Says why a payment that is prepared here cannot be signed yet. */
export function PayNotice({ viewer, onConnect }: PayNoticeProps) {
  return viewer === 'disconnected' ? (
    <Notice
      tone="warning"
      title={text('pay.disconnected')}
      action={<Button onPress={onConnect}>{text('pay.disconnected.connect')}</Button>}
    />
  ) : (
    <Notice tone="warning" title={text('pay.notOwner')}>
      {text('pay.notOwner.text')}
    </Notice>
  )
}
