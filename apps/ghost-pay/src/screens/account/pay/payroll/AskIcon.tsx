import { Icon } from '../../../../components/icons.tsx'

/** A question mark in a ring. */
export function AskIcon() {
  return (
    <Icon>
      <path d="M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM7.8 8.2c.2-1.3 1.1-2 2.3-2s2.2.8 2.2 1.9c0 1.6-2.2 1.7-2.2 3.5M10.1 14v.01" />
    </Icon>
  )
}
