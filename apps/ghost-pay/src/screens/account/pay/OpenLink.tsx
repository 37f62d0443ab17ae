import { useLocation } from 'wouter'

import { Button } from '../../../components/Button.tsx'
import { requestPath } from '../../../data/requests/requestLink.ts'
import { text } from './recipientFieldCopy.ts'

/** Goes on to what a payment link asks for: it says by itself who is paid, and how much. */
export function OpenLink({ link }: { link: string }) {
  const [, navigate] = useLocation()
  return (
    <div className="gp-stack-tight">
      <p className="gp-soft gp-small">{text('recipientField.link')}</p>
      <div>
        <Button
          onPress={() => {
            // Of a link with a request only the request counts, whatever host it names.
            navigate(requestPath(/gpr\d+\.[\w-]*$/.exec(link.trim())?.[0] ?? link.trim()))
          }}
        >
          {text('recipientField.openLink')}
        </Button>
      </div>
    </div>
  )
}
