import { describe, expect, it } from 'vitest';

import type { RunReport } from '#shared/api/schemas.ts';

import { defaultSettings, settingsFor } from '../../../../renderer/app/run-settings.ts';
import { mistakesRun } from '../../../../renderer/routes/result/mistakes-run.ts';
import { ticksFor } from '../../../../renderer/routes/result/ticks.ts';
import { monaco } from '../../../support/settle-table.ts';
import { DEFAULT_PREFERENCES } from '#shared/api/schemas.ts';

describe('mistakesRun', () => {
  const report = (failed: Record<string, number>) =>
    ({
      run: { settings: { ...defaultSettings(monaco()), mix: 'natural' } },
      result: { situations: Object.entries(failed).map(([situation, count]) => ({ situation, met: 3, failed: count })) },
    }) as unknown as RunReport;

  it('deals the failed situations only, twice each, within bounds', () => {
    expect(mistakesRun(report({ tie: 1, caseA: 0, foldedSeat: 2 }))).toMatchObject({
      mix: 'training',
      items: 5,
      situations: ['tie', 'foldedSeat'],
    });
  });

  it('has nothing to deal after a run without mistakes', () => {
    expect(mistakesRun(report({ tie: 0 }))).toBeNull();
  });
});

describe('settingsFor', () => {
  it('remembers the last run of a game, but never its mistakes', () => {
    const last = { ...defaultSettings(monaco()), level: 3 as const, situations: ['tie'], options: { pairPlusAlone: true } };
    const settings = settingsFor(monaco(), { ...DEFAULT_PREFERENCES, runSettings: { [monaco().id]: last } });
    expect(settings).toMatchObject({ level: 3, situations: null, options: { pairPlusAlone: true, strictOrder: false } });
  });
});

describe('ticksFor', () => {
  it('are round, end at a hundred and hold every value', () => {
    expect(ticksFor([92, 88, 97])).toEqual([85, 90, 95, 100]);
    expect(ticksFor([70.7, 87])).toEqual([70, 80, 90, 100]);
    expect(ticksFor([12])).toEqual([0, 25, 50, 75, 100]);
  });
});
