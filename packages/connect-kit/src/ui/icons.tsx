import { Icon } from './Icon.tsx'

export const CloseIcon = () => (
  <Icon>
    <path d="m5.5 5.5 9 9m0-9-9 9" />
  </Icon>
)

export const SearchIcon = () => (
  <Icon>
    <circle cx="9" cy="9" r="5" />
    <path d="m13 13 3.5 3.5" />
  </Icon>
)

/** Points to where reading started; turned around in right-to-left text. */
export const BackIcon = () => (
  <Icon>
    <path className="ck-icon-flip" d="m12 4.5-5.5 5.5 5.5 5.5" />
  </Icon>
)

export const CopyIcon = () => (
  <Icon>
    <path d="M8 7.5h7.5V15A1.5 1.5 0 0 1 14 16.5H9.5A1.5 1.5 0 0 1 8 15Z" />
    <path d="M5 12.5V5A1.5 1.5 0 0 1 6.5 3.5H12" />
  </Icon>
)

export const CheckIcon = () => (
  <Icon>
    <path d="m4.5 10.5 3.7 3.7 7.3-8" />
  </Icon>
)

export const LeaveIcon = () => (
  <Icon>
    <path d="M11.5 3.5h-5A1.5 1.5 0 0 0 5 5v10a1.5 1.5 0 0 0 1.5 1.5h5" />
    <path className="ck-icon-flip" d="M9 10h7.5m-3-3 3 3-3 3" />
  </Icon>
)

export const OutsideIcon = () => (
  <Icon>
    <path className="ck-icon-flip" d="M8 5h7v7M15 5l-9.5 9.5" />
  </Icon>
)

/** A stop sign: something failed. */
export const StopIcon = () => (
  <Icon>
    <path d="M7 3h6l4 4v6l-4 4H7l-4-4V7Z" />
    <path d="M10 6.8v4m0 2.4v.01" />
  </Icon>
)

export const KeyIcon = () => (
  <Icon>
    <circle cx="7" cy="10" r="3.5" />
    <path d="M10.5 10H17m-2.5 0v3M17 10v2" />
  </Icon>
)

export const DoorIcon = () => (
  <Icon>
    <path d="M5 16.5v-12A1.5 1.5 0 0 1 6.5 3h7A1.5 1.5 0 0 1 15 4.5v12M3 16.5h14M12 10v.01" />
  </Icon>
)

/** The four kinds of instruction (specification, section 2). */
export const CreateIcon = () => (
  <Icon>
    <path d="M10 4v12M4 10h12" />
  </Icon>
)

export const InstallIcon = () => (
  <Icon>
    <path d="M10 3.5V12m-3.5-3 3.5 3.5L13.5 9M4 16.5h12" />
  </Icon>
)

export const RefreshIcon = () => (
  <Icon>
    <path d="M15.5 8A6 6 0 1 0 16 11.5M16 4v4h-4" />
  </Icon>
)

export const ScanIcon = () => (
  <Icon>
    <path d="M4 7V5.5A1.5 1.5 0 0 1 5.5 4H7m6 0h1.5A1.5 1.5 0 0 1 16 5.5V7m0 6v1.5a1.5 1.5 0 0 1-1.5 1.5H13m-6 0H5.5A1.5 1.5 0 0 1 4 14.5V13M4 10h12" />
  </Icon>
)
