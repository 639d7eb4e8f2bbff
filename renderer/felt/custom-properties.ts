import type { CSSProperties } from 'react';

/** Custom properties in `style`, as the felt's style sheet reads them; React's own type does not know them. */
export function customProperties(values: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return values;
}
