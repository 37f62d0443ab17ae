import { Button, type ButtonProps } from './Button.tsx'
import { text } from './failedCopy.ts'

/** Asks once more whoever did not answer. */
export const TryAgain = (props: Pick<ButtonProps, 'onPress' | 'busy'>) => (
  <Button {...props}>{text('failed.again')}</Button>
)
