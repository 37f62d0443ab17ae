import type { HonoBase } from 'hono/hono-base'

import type { Gateway } from '../Gateway.ts'

/** Finds the route of a request. */
export type App = HonoBase

/** Adds its paths to the application. */
export type Route = (app: App, gateway: Gateway) => void
