import { Component, type ReactNode } from 'react';

interface FallibleProps {
  /** Stands in the place of what could not be drawn. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a screen standing when a part of it cannot be drawn; React offers this to classes alone. */
export class ErrorBoundary extends Component<FallibleProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
