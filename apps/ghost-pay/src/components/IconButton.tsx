import type { ComponentProps } from 'react'

import './Button.css'

export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'aria-label' | 'className' | 'onClick' | 'title' | 'type'
> & {
  label: string
  onPress: () => void
}

/** A button that is only an icon; its label is read out and shown on hover. */
export function IconButton({ label, onPress, ...button }: IconButtonProps) {
  return (
    <button
      {...button}
      type="button"
      className="gp-icon-button"
      aria-label={label}
      title={label}
      onClick={onPress}
    />
  )
}
