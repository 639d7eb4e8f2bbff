import type { Migration } from 'kysely/migration';

import type { SqlDialect } from '../schema.ts';
import { practice } from './0001-practice.ts';
import { school } from './0002-school.ts';
import { demo } from './0003-demo.ts';
import { overrideSeen } from './0004-override-seen.ts';
import { faultsWhereTheyLie } from './0005-faults-where-they-lie.ts';
import { auditActor } from './0006-audit-actor.ts';
import { sumsByLevel } from './0007-sums-by-level.ts';
import { schoolTimeZone } from './0008-school-time-zone.ts';

/** Every migration by its name, in order. A released one is never changed: a new one follows it. */
export function migrationsFor(dialect: SqlDialect): Readonly<Record<string, Migration>> {
  return {
    '0001-practice': practice(dialect),
    '0002-school': school(dialect),
    '0003-demo': demo(),
    '0004-override-seen': overrideSeen(),
    '0005-faults-where-they-lie': faultsWhereTheyLie(),
    '0006-audit-actor': auditActor(dialect),
    '0007-sums-by-level': sumsByLevel(dialect),
    '0008-school-time-zone': schoolTimeZone(),
  };
}
