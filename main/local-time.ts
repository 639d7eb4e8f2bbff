import { timeZoneSchema } from '#shared/api/school.ts';
import { DAY_MS } from '#shared/time.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds; null is UTC, and so is a zone this machine does
 * not know: a school may have been restored from one that knows more.
 */
export function offsetIn(zone: string | null, at: number): number {
  if (zone === null) return 0;
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local - Math.floor(at / 1000) * 1000;
}

/** The day the calendar of a time zone shows at a moment: days since 1970-01-01. */
export function dayIn(zone: string | null, at: number): number {
  return Math.floor((at + offsetIn(zone, at)) / DAY_MS);
}

/** When a day begins in a time zone. */
export function startOfDay(zone: string | null, day: number): number {
  const midnight = day * DAY_MS;
  // The clocks may have been put forward or back between the first guess and the moment itself.
  return midnight - offsetIn(zone, midnight - offsetIn(zone, midnight));
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const digits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: timeZoneSchema.safeParse(zone).success ? zone : 'UTC',
    hourCycle: 'h23',
    year: 'numeric',
    ...digits,
  });
  formats.set(zone, made);
  return made;
}
