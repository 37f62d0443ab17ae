'use client'

// What needs React's context. It stays a file of its own in what is published, so that everything else can be imported where there
// are server components only.
export { GatewayProvider, type GatewayProviderProps } from './GatewayProvider.tsx'
export { useGateway } from './useGateway.ts'
