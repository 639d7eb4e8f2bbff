/** A key as it is printed on its cap. Hidden from screen readers: the shortcut is announced by `aria-keyshortcuts`. */
export function KeyCap({ children }: { readonly children: string }) {
  return <kbd aria-hidden="true">{children}</kbd>;
}
