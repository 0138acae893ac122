'use client'

import { Component, type ReactNode } from 'react'

interface Props {
  /** Shown in place of a failed part. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Error boundary of one part, for example when a script did not load. Without it React would unmount the whole page,
 * including the risk warning.
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
