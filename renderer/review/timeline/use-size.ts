import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
  /** The size of its letters, in pixels. */
  readonly letters: number;
}

/** The size an element has now, in CSS pixels; a drawing that is no picture goes by it. */
export function useSize(element: RefObject<HTMLElement | null>, first: Size): Size {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      const letters = Number.parseFloat(getComputedStyle(measured).fontSize) || first.letters;
      if (width > 0 && height > 0) {
        setSize((now) => (now.width === width && now.height === height && now.letters === letters ? now : { width, height, letters }));
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => {
      observer.disconnect();
    };
  }, [element, first.letters]);
  return size;
}
