'use client'

import { Component, type ReactNode } from 'react'

interface Props {
  /** Stands in the place of a part that failed. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Holds the fault of one part, such as a script that did not arrive, so that the rest of the page stays: without
 * it React would take down everything, the risk warning included.
 */
export class PartBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
