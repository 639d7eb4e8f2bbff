import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** A line icon. It never stands alone: the word beside it, or the control's label, says the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="ico" viewBox="0 0 16 16" aria-hidden="true">
      {name === 'missed' ? (
        <>
          <circle cx="8" cy="8" r="5.5" strokeDasharray="2.2 2.12" />
          <path d="M5.8 8H10.2" />
        </>
      ) : (
        <path d={ICON_PATHS[name]} />
      )}
    </svg>
  );
}
