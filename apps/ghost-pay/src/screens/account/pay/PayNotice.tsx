import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { text } from './payCopy.ts'

/** Says why a payment that is prepared here cannot be signed yet: nobody is connected, or who is is no owner. */
export function PayNotice({ onConnect }: { onConnect: (() => void) | undefined }) {
  return onConnect === undefined ? (
    <Notice tone="warning" title={text('pay.notOwner')}>
      {text('pay.notOwner.text')}
    </Notice>
  ) : (
    <Notice
      tone="warning"
      title={text('pay.disconnected')}
      action={<Button onPress={onConnect}>{text('pay.disconnected.connect')}</Button>}
    />
  )
}
