import { Component, type ReactNode } from 'react'

import { Broken } from './Broken.tsx'
import { Screen } from './Screen.tsx'

export type ScreenBoundaryProps = {
  /** Where one is: another place is tried again. */
  location: string
  children: ReactNode
}

type State = { failure: { message: string; location: string } | undefined }

/** Keeps the frame when a screen cannot be drawn or loaded, and says so in its place. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = { failure: undefined }

  override componentDidCatch(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error)
    this.setState({ failure: { message, location: this.props.location } })
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

function reload() {
  window.location.reload()
}
