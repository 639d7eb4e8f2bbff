/** The word mark: a table seen from above, the dealer's place lit. */
export function Brand() {
  return (
    <span className="brand">
      <svg viewBox="0 0 28 20" aria-hidden="true">
        <path d="M1 18.5A13 13 0 0 1 27 18.5Z" />
        <path d="M6.5 18.5A7.5 7.5 0 0 1 21.5 18.5" strokeWidth="1" />
        <circle cx="14" cy="18.5" r="2" />
      </svg>
      <span>Tapis</span>
    </span>
  );
}
