import 'react';

declare module 'react' {
  /** Custom properties in `style`, as the style sheets read them. */
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined;
  }
}
