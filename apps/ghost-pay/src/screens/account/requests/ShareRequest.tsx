import { Button } from '../../../components/Button.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { QrCode } from '../../../components/QrCode.tsx'
import { text } from './requestsCopy.ts'

export type ShareRequestProps = { link: string; onForget: () => void }

/** The link of a request, as text and as a code. */
export function ShareRequest({ link, onForget }: ShareRequestProps) {
  return (
    <div className="gp-request-share">
      <QrCode text={link} alternative={text('requests.code')} />
      <div className="gp-stack-tight">
        <h3>{text('requests.link')}</h3>
        <p className="gp-request-link">
          <span className="gp-mono">{link}</span>
          <CopyButton text={link} label={text('requests.copyLink')} />
        </p>
        <div>
          <Button look="stop" onPress={onForget}>
            {text('requests.forget')}
          </Button>
          <p className="gp-soft gp-small">{text('requests.forgetHint')}</p>
        </div>
      </div>
    </div>
  )
}
