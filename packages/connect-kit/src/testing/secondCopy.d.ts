/* eslint-disable @typescript-eslint/consistent-type-imports -- a declared module imports nothing by its path */

// What tests load of a second copy of the kit (tooling/secondCopy.ts).
declare module '*/ExampleKit.tsx?copy' {
  export const ExampleKit: typeof import('./ExampleKit.tsx').ExampleKit
}
declare module '*/ConnectButton.tsx?copy' {
  export const ConnectButton: typeof import('../connect-button/ConnectButton.tsx').ConnectButton
}
declare module '*/useAnnounce.ts?copy' {
  export const announce: typeof import('../ui/useAnnounce.ts').announce
}
