import { Avatar as Own } from '../ui/Avatar.tsx'

/** The face of an account: the host's avatar, the ENS picture, or shapes made from the address. */
export const Avatar: typeof Own = Own
