import type { ReactNode } from 'react'

/** Every icon is drawn on 20 × 20 with a 1.5 stroke, and means nothing to a screen reader by itself. */
export function Icon({ children }: { children: ReactNode }) {
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

/** A cross. */
export function CrossIcon() {
  return (
    <Icon>
      <path d="m5.5 5.5 9 9m0-9-9 9" />
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
export function HomeIcon() {
  return (
    <Icon>
      <path d="M3 9.2 10 3.5l7 5.7v7.3h-4.5V12h-5v4.5H3z" />
    </Icon>
  )
}

/** An arrow that leaves. */
export function PayIcon() {
  return (
    <Icon>
      <path d="M5.5 14.5l9-9M7 5.5h7.5V13" />
    </Icon>
  )
}

/** An arrow that comes in. */
export function ReceivedIcon() {
  return (
    <Icon>
      <path d="M14.5 5.5l-9 9M13 14.5H5.5V7" />
    </Icon>
  )
}

/** A tray. */
export function InboxIcon() {
  return (
    <Icon>
      <path d="M3 11.5 5.2 4h9.6l2.2 7.5v5H3z" />
      <path d="M3 11.5h4l1.2 2h3.6l1.2-2h4" />
    </Icon>
  )
}

/** Lines of a statement. */
export function ActivityIcon() {
  return (
    <Icon>
      <path d="M3 5h14M3 10h9M3 15h11" />
    </Icon>
  )
}

/** A speech balloon. */
export function MessagesIcon() {
  return (
    <Icon>
      <path d="M3 4h14v10H9l-3.5 3V14H3z" />
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

/** Two people. */
export function PeopleIcon() {
  return (
    <Icon>
      <path d="M7.5 9.2a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8zM2.5 16.5c0-2.8 2.2-4.6 5-4.6s5 1.8 5 4.6" />
      <path d="M13 3.8a2.8 2.8 0 0 1 0 5M14.8 12.3c1.7.7 2.7 2.2 2.7 4.2" />
    </Icon>
  )
}

/** A glass. */
export function FindIcon() {
  return (
    <Icon>
      <path d="M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM13 13l4 4" />
    </Icon>
  )
}

/** Three dots. */
export function MoreIcon() {
  return (
    <Icon>
      <path strokeWidth="2.5" d="M4 10h.01M10 10h.01M16 10h.01" />
    </Icon>
  )
}

/** Two coins, one on the other. */
export function AssetsIcon() {
  return (
    <Icon>
      <path d="M10 8.5c3.6 0 6.5-1.1 6.5-2.5S13.6 3.5 10 3.5 3.5 4.6 3.5 6s2.9 2.5 6.5 2.5z" />
      <path d="M3.5 6v8c0 1.4 2.9 2.5 6.5 2.5s6.5-1.1 6.5-2.5V6M3.5 10c0 1.4 2.9 2.5 6.5 2.5s6.5-1.1 6.5-2.5" />
    </Icon>
  )
}

/** There is more below. */
export function DownIcon() {
  return (
    <Icon>
      <path d="m5 8 5 5 5-5" />
    </Icon>
  )
}

/** A way that parts. */
export function ForkIcon() {
  return (
    <Icon>
      <path d="M10 17v-4M10 13c0-4-5-3-5-9M10 13c0-4 5-3 5-9" />
    </Icon>
  )
}
