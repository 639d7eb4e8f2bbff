import { type RefObject, useEffect, useState } from 'react';

/** Less than this is no column cut off. */
const SLACK = 4;

/** Whether what scrolls sideways goes on at its end, so that it can be seen to. */
export function useMoreAside(place: RefObject<HTMLElement | null>): boolean {
  const [isMore, setIsMore] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const look = () => setIsMore(element.scrollWidth - element.clientWidth - element.scrollLeft > SLACK);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [place]);
  return isMore;
}
