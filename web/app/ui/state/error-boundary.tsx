import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of what could not be rendered. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a screen usable when a part of it cannot be rendered; React supports this in classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
