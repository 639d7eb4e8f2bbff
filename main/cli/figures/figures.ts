import { everyShowdown } from '#shared/games/three-card/showdowns.ts';

import { type CommandIo, EXIT } from '../command.ts';
import { parseOptions } from '../parse-options.ts';
import { type Figure, agrees } from './figure.ts';
import { pairePokerFigures } from './paire-poker.ts';
import { puntoBancoFigures } from './punto-banco.ts';
import { rouletteFigures } from './roulette.ts';
import { studFigures } from './stud.ts';
import { superJackFigures } from './super-jack.ts';
import { threeCardFigures } from './three-card.ts';

const HELP = `Usage: tapis figures

Sets every hand of the three-card games against every hand of the dealer, those of the stud games
likewise by the card the dealer shows, plays every coup of punto banco, every hand of super-jack's
bank, every number of the roulette and every draw of Pair'e poker, and compares the counts, shares
and edges with the published ones.

Options:
  -h, --help  show this help

Exit status: 0 when every figure agrees, 1 when one does not.
`;

/** `tapis figures`: recomputes the published figures. */
export function run(commandArguments: readonly string[], io: CommandIo): Promise<number> {
  const parsed = parseOptions({ args: [...commandArguments], options: { help: { type: 'boolean', short: 'h', default: false } } });
  if (!parsed.ok) {
    io.stderr.write(`tapis figures: ${parsed.error}\n`);
    return Promise.resolve(EXIT.usage);
  }
  if (parsed.value.values.help) {
    io.stdout.write(HELP);
    return Promise.resolve(EXIT.ok);
  }
  const figures = [...threeCardFigures(everyShowdown()), ...studFigures(), ...otherFigures()];
  io.stdout.write(figureTable(figures));
  return Promise.resolve(figures.every(agrees) ? EXIT.ok : EXIT.failed);
}

/** The figures of the games whose every outcome is quickly gone through. */
export function otherFigures(): Figure[] {
  return [...puntoBancoFigures(), ...superJackFigures(), ...rouletteFigures(), ...pairePokerFigures()];
}

/** The figures as a table, with what disagrees marked and counted. */
export function figureTable(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const rows = figures.map((figure) => {
    const row = `${agrees(figure) ? 'ok      ' : 'DIFFERS '}${figure.name.padEnd(width)}  ${figure.computed}`;
    return agrees(figure) ? row : `${row}  (expected ${figure.expected})`;
  });
  const agreeing = figures.filter(agrees).length;
  return [...rows, `${agreeing} of ${figures.length} figures agree`, ''].join('\n');
}
