import { useText } from '../../context/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { DoorIcon, KeyIcon } from '../../ui/icons.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

export type WhatIsAWalletStepProps = {
  /** Where “Learn More” leads. Without it there is no such button. */
  learnMoreUrl?: string | undefined
  onGet: () => void
}

/** Explains what a wallet is to somebody who has none. */
export function WhatIsAWalletStep({ learnMoreUrl, onGet }: WhatIsAWalletStepProps) {
  const text = useText()
  const points = [
    { key: 'keys', icon: <KeyIcon /> },
    { key: 'login', icon: <DoorIcon /> },
  ] as const
  return (
    <div className="ck-learn">
      <ul className="ck-points">
        {points.map(({ key, icon }) => (
          <li key={key} className="ck-point">
            <span className="ck-point-icon">{icon}</span>
            <div>
              <h3 className="ck-point-title">{text(`learn.${key}.title`)}</h3>
              <p className="ck-soft">{text(`learn.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="ck-actions">
        <Button kind="primary" onPress={onGet}>
          {text('learn.get')}
        </Button>
        {learnMoreUrl && (
          <LinkButton
            href={learnMoreUrl}
            label={text('account.opensNewTab', { label: text('learn.more') })}
          >
            {text('learn.more')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
