import { Icon } from './Icon.tsx'

export const ChevronIcon = () => (
  <Icon>
    <path d="m6 8 4 4 4-4" />
  </Icon>
)

/** A triangle: something to be careful about. */
export const CarefulIcon = () => (
  <Icon>
    <path d="M10 3.5 17.5 16h-15Z" />
    <path d="M10 8.5v3m0 2v.01" />
  </Icon>
)
