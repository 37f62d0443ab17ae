/** Where a page is shown, in CSS pixels. */
export type Size = { width: number; height: number }

/** What a pointer and a keyboard do, in the words of WebDriver, which all engines understand. */
export type InputSource =
  | {
      type: 'pointer'
      id: string
      parameters: { pointerType: 'mouse' }
      actions: readonly (
        | { type: 'pointerMove'; x: number; y: number; duration: number }
        | { type: 'pointerDown' | 'pointerUp'; button: 0 }
      )[]
    }
  | {
      type: 'key'
      id: string
      actions: readonly { type: 'keyDown' | 'keyUp'; value: string }[]
    }

/** A browser with one page and a profile of its own. */
export type Browser = {
  goto: (url: string) => Promise<void>
  /** Evaluates an expression, which may be a promise, and gives its value as JSON carries it. */
  evaluate: (expression: string) => Promise<unknown>
  act: (sources: readonly InputSource[]) => Promise<void>
  /** What the page's scripts failed with so far. */
  failures: () => Promise<readonly string[]>
  close: () => Promise<void>
}

/** An engine that is there to be used. */
export type Engine = {
  name: string
  version: string
  /** Opens a browser. */
  open: (size: Size) => Promise<Browser>
  close: () => Promise<void>
}

/** What is needed to find an engine, or why it is not there. */
export type EngineFinder = {
  name: string
  /** What Debian's packages with all that it needs are called. */
  packages: readonly string[]
  find: () => Promise<Engine | { missing: string }>
}
