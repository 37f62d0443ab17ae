import type { ReactNode } from 'react'

/** Every icon is drawn on 20 × 20 with a 1.5 stroke, and means nothing to a screen reader by itself. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** Two sheets. */
export function CopyIcon() {
  return (
    <Icon>
      <rect x="7" y="7" width="9" height="9" rx="2" />
      <path d="M13 7V5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1h2" />
    </Icon>
  )
}

/** A tick. */
export function CheckIcon() {
  return (
    <Icon>
      <path d="m4.5 10.5 3.5 3.5 7.5-8" />
    </Icon>
  )
}

/** A stop shape with a bar. */
export function StopIcon() {
  return (
    <Icon>
      <path d="M7 3h6l4 4v6l-4 4H7l-4-4V7z" />
      <path d="M10 6.5v4.5" />
      <path d="M10 13.6v.1" />
    </Icon>
  )
}

/** A house. */
export function OverviewIcon() {
  return (
    <Icon>
      <path d="m3.5 9.5 6.5-6 6.5 6" />
      <path d="M5 8.5V16h10V8.5" />
    </Icon>
  )
}

/** An arrow that leaves. */
export function PayIcon() {
  return (
    <Icon>
      <path d="M5 15 15 5" />
      <path d="M7.5 5H15v7.5" />
    </Icon>
  )
}

/** An arrow that comes in. */
export function ReceivedIcon() {
  return (
    <Icon>
      <path d="M15 5 5 15" />
      <path d="M12.5 15H5V7.5" />
    </Icon>
  )
}

/** Lines one after the other. */
export function QueueIcon() {
  return (
    <Icon>
      <path d="M8 5h8M8 10h8M8 15h8" />
      <path d="M4 5h.01M4 10h.01M4 15h.01" />
    </Icon>
  )
}

/** A clock. */
export function ActivityIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 6.5V10l2.5 1.8" />
    </Icon>
  )
}

/** A gear, for changes of the account itself. */
export function SettingsIcon() {
  return (
    <Icon>
      <path d="M4 6h7M15 6h1M4 14h1M9 14h7" />
      <circle cx="13" cy="6" r="2" />
      <circle cx="7" cy="14" r="2" />
    </Icon>
  )
}

/** Two brackets, for a call of a contract. */
export function CallIcon() {
  return (
    <Icon>
      <path d="m7 5-4 5 4 5M13 5l4 5-4 5" />
    </Icon>
  )
}

/** A pencil. */
export function EditIcon() {
  return (
    <Icon>
      <path d="m4 16 .8-3.2 8-8 2.4 2.4-8 8z" />
    </Icon>
  )
}

/** The way back. */
export function BackIcon() {
  return (
    <Icon>
      <path d="m12 5-5 5 5 5" />
    </Icon>
  )
}
