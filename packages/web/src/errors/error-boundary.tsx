import { Component, type ReactNode } from 'react';
import './error-boundary.css';

interface Props {
  readonly children: ReactNode;
  /** Saves what there is to save; called once when something breaks. */
  onError?(): void;
  /** That nothing is lost, where that is not as usual. */
  readonly text?: string;
  /** What to offer besides loading the page again. */
  readonly actions?: ReactNode;
}

const USUAL =
  'This should not happen. Your games are saved in this browser: reload the page, or save this game as a file first.';

/** Nothing that breaks may cost somebody a game. */
export class ErrorBoundary extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error: error ?? new Error('Something went wrong') };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <div className="broken" role="alert">
        <h1>Something broke</h1>
        <p>{this.props.text ?? USUAL}</p>
        <pre>{error instanceof Error ? error.message : String(error)}</pre>
        <p className="choices-list">
          <button type="button" className="button button-main" onClick={() => location.reload()}>
            Reload
          </button>
          {this.props.actions}
          <button
            type="button"
            className="button"
            onClick={() => {
              location.hash = '#/';
              this.setState({ error: null });
            }}
          >
            Back to all games
          </button>
        </p>
      </div>
    );
  }
}
