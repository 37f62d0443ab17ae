import { Component, type ReactNode } from 'react'

import { Broken } from './Broken.tsx'
import { Screen } from './Screen.tsx'

export type ScreenBoundaryProps = {
  /** Where one is: another place is tried again. */
  location: string
  children: ReactNode
}

type State = { failure: { message: string | undefined; location: string } | undefined }

/** Keeps the frame when a screen cannot be drawn or loaded, and says so in its place. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = { failure: undefined }

  override componentDidCatch(error: unknown): void {
    this.setState({ failure: { message: wordsOf(error), location: this.props.location } })
  }

  override componentDidUpdate(): void {
    const { failure } = this.state
    if (failure !== undefined && failure.location !== this.props.location) {
      this.setState({ failure: undefined })
    }
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    return (
      <Screen>
        <Broken message={failure.message} onReload={reload} />
      </Screen>
    )
  }
}

/** What was thrown, in its own words: not everything that is thrown has some. */
function wordsOf(thrown: unknown): string | undefined {
  const words = thrown instanceof Error ? thrown.message : thrown
  return typeof words === 'string' && words.trim() !== '' ? words : undefined
}

function reload() {
  window.location.reload()
}
