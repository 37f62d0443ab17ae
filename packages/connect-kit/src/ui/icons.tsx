'use client'

import { Icon } from './Icon.tsx'

/** A cross: closes the dialog. */
export const CloseIcon = () => <Icon d="m5.5 5.5 9 9m0-9-9 9" />

/** A magnifying glass: search. */
export const SearchIcon = () => <Icon d="M4 9a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM13 13l3.5 3.5" />

/** Points to where reading started. */
export const BackIcon = () => <Icon d="m12 4.5-5.5 5.5 5.5 5.5" flip />

/** Two sheets: copy. */
export const CopyIcon = () => (
  <Icon d="M8 7.5h7.5V15A1.5 1.5 0 0 1 14 16.5H9.5A1.5 1.5 0 0 1 8 15ZM5 12.5V5A1.5 1.5 0 0 1 6.5 3.5H12" />
)

/** A tick: done. */
export const CheckIcon = () => <Icon d="m4.5 10.5 3.7 3.7 7.3-8" />

/** An arrow out of a door: disconnect. */
export const LeaveIcon = () => (
  <Icon d="M11.5 3.5h-5A1.5 1.5 0 0 0 5 5v10a1.5 1.5 0 0 0 1.5 1.5h5M9 10h7.5m-3-3 3 3-3 3" flip />
)

/** An arrow up and out: a link that leaves the page. */
export const OutsideIcon = () => <Icon d="M8 5h7v7M15 5l-9.5 9.5" flip />

/** A stop sign: something failed. */
export const StopIcon = () => <Icon d="M7 3h6l4 4v6l-4 4H7l-4-4V7ZM10 6.8v4m0 2.4v.01" />

/** The four kinds of instruction (behaviour/connect-modal#instructions). */
export const CreateIcon = () => <Icon d="M10 4v12M4 10h12" />

/** An arrow down to a line: install. */
export const InstallIcon = () => <Icon d="M10 3.5V12m-3.5-3 3.5 3.5L13.5 9M4 16.5h12" />

/** An arrow in a circle: again. */
export const RefreshIcon = () => <Icon d="M15.5 8A6 6 0 1 0 16 11.5M16 4v4h-4" />

/** The four corners of a finder: scan. */
export const ScanIcon = () => (
  <Icon d="M4 7V5.5A1.5 1.5 0 0 1 5.5 4H7m6 0h1.5A1.5 1.5 0 0 1 16 5.5V7m0 6v1.5a1.5 1.5 0 0 1-1.5 1.5H13m-6 0H5.5A1.5 1.5 0 0 1 4 14.5V13M4 10h12" />
)
