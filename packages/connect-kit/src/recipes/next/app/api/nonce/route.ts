import { signIn } from '../../../signIn.ts'

// Otherwise Next would answer with the nonce that it got when it built.
export const dynamic = 'force-dynamic'

export const GET = signIn.nonce
