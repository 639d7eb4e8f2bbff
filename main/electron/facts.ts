/** What the preload script is told at its start. It runs in the sandbox and can read nothing else. */
export interface ShellFacts {
  readonly appVersion: string;
  readonly systemLanguages: readonly string[];
}

const PREFIX = '--tapis-facts=';

/** Writes the facts as one command line argument, without a character a command line could stumble over. */
export function factsArgument(facts: ShellFacts): string {
  return PREFIX + encodeURIComponent(JSON.stringify(facts));
}

/** Reads the facts back. They come from our own main process, so that anything else is a bug. */
export function readFacts(argv: readonly string[]): ShellFacts {
  const argument = argv.find((each) => each.startsWith(PREFIX));
  if (argument === undefined) throw new Error('the shell was started without its facts');
  return JSON.parse(decodeURIComponent(argument.slice(PREFIX.length))) as ShellFacts;
}
