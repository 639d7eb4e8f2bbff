/** Where this machine is, as its system says. */
export function timeZoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Every time zone the browser knows by name, this machine's and those named, each once. */
export function timeZones(...used: readonly string[]): readonly string[] {
  return [...new Set([...used, timeZoneHere(), ...Intl.supportedValuesOf('timeZone')])].sort();
}
