import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** What stands in the place of what broke; `again` puts it there anew. */
  fallback: (again: () => void) => ReactNode
}

/** Keeps a part of the page that breaks from taking the rest down with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    const again = () => this.setState({ isBroken: false })
    return this.state.isBroken ? this.props.fallback(again) : this.props.children
  }
}
