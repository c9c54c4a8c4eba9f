import './president-mark.css';

/** Beside the shares of whoever is president. */
export function PresidentMark() {
  return (
    <span className="president" title="President">
      P<span className="hidden-label">, president</span>
    </span>
  );
}
