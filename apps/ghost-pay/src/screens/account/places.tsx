import type { ReactNode } from 'react'

import {
  ActivityIcon,
  AssetsIcon,
  HomeIcon,
  InboxIcon,
  MessagesIcon,
  MoreIcon,
  PayIcon,
  PeopleIcon,
  ReceivedIcon,
  SettingsIcon,
} from '../../components/icons.tsx'
import type { frameCopy } from './frameCopy.ts'

/** A place of an account that the rail and the tabs lead to. */
export type Place = {
  /** Behind the account's own path; empty for its first screen. */
  path: string
  name: keyof typeof frameCopy &
    `frame.${'home' | 'assets' | 'pay' | 'requests' | 'inbox' | 'activity' | 'people' | 'messages' | 'settings' | 'more'}`
  icon: ReactNode
  /** Shown in the rail alone, or in the tabs of a phone alone; what is only in the rail is listed under “More” there. */
  only?: 'rail' | 'tabs'
}

/** The places of an account, in the order in which they are shown. */
export const places: readonly Place[] = [
  { path: '', name: 'frame.home', icon: <HomeIcon /> },
  { path: '/pay', name: 'frame.pay', icon: <PayIcon /> },
  { path: '/requests', name: 'frame.requests', icon: <ReceivedIcon />, only: 'rail' },
  { path: '/queue', name: 'frame.inbox', icon: <InboxIcon /> },
  { path: '/activity', name: 'frame.activity', icon: <ActivityIcon /> },
  { path: '/assets', name: 'frame.assets', icon: <AssetsIcon />, only: 'rail' },
  { path: '/people', name: 'frame.people', icon: <PeopleIcon />, only: 'rail' },
  { path: '/messages', name: 'frame.messages', icon: <MessagesIcon />, only: 'rail' },
  { path: '/settings', name: 'frame.settings', icon: <SettingsIcon />, only: 'rail' },
  { path: '/more', name: 'frame.more', icon: <MoreIcon />, only: 'tabs' },
]
