import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';

import { browserMissing, postgresMissing } from './needs.ts';

/** Says why each skipped test was skipped and ends the whole output with `N passed, N failed`. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const skipped = tests.filter((test) => test.result().state === 'skipped');
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    // A file or suite that breaks outside its tests counts once, as does an error nobody caught.
    const failed = tests.filter((test) => test.result().state === 'failed').length + countBroken(modules) + unhandledErrors.length;

    const lines = skippedLines(skipped);
    lines.push(`${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`);
    // Other reporters still print after this; the line must stay the last.
    process.once('exit', () => process.stdout.write(`${lines.join('\n')}\n`));
  }
}

function countBroken(modules: readonly TestModule[]): number {
  const suites: (TestModule | TestSuite)[] = modules.flatMap((module) => [module, ...module.children.allSuites()]);
  return suites.filter((suite) => suite.errors().length > 0).length;
}

function skippedLines(tests: readonly TestCase[]): string[] {
  const byReason = new Map<string, string[]>();
  for (const test of tests) {
    const reason = reasonFor(test);
    byReason.set(reason, [...(byReason.get(reason) ?? []), `${test.module.relativeModuleId} > ${test.fullName}`]);
  }
  return [...byReason].flatMap(([reason, names]) => [`Skipped: ${reason}`, ...names.map((name) => `  ${name}`)]);
}

function reasonFor(test: TestCase): string {
  const result = test.result();
  if (result.state === 'skipped' && result.note !== undefined) return result.note;
  if (browserMissing !== undefined && ['e2e', 'electron'].includes(test.project.name)) return browserMissing;
  if (postgresMissing !== undefined && /postgres/i.test(`${test.module.moduleId} ${test.fullName}`)) return postgresMissing;
  return test.options.mode === 'todo' ? 'still to be written' : 'skipped in the test itself';
}
