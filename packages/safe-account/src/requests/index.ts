export { makeRequest, type MakeRequestParameters } from './makeRequest.ts'
export { readReceived } from './readReceived.ts'
export { verifyRequest } from './verifyRequest.ts'
