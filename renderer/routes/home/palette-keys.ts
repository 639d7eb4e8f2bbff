/** How this machine's keyboard names the keys of the command palette. */
export function paletteKeys(): string {
  return /mac/iu.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
}
