import { signIn } from '../../../signIn.ts'

export const GET = signIn.session
export const POST = signIn.signIn
export const DELETE = signIn.signOut
