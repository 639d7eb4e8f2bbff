import type { FindingCode } from '#shared/api/records.ts';

/** Each finding in words, and what to do. */
export const ADVICE: Readonly<Record<FindingCode, { readonly what: string; readonly todo: string }>> = {
  fileDamaged: {
    what: 'The file of the database is damaged.',
    todo: 'Close Tapis, copy the folder elsewhere, and restore the latest copy with "tapis restore". Check the disk.',
  },
  rowsDangling: {
    what: 'Some rows belong to nothing.',
    todo: 'They are not shown anywhere. Restore a copy from before, if something is missing.',
  },
  attemptUnreadable: {
    what: 'Some answers cannot be read.',
    todo: 'Restore a copy from before they were damaged. The other answers are not affected.',
  },
  gradeDiffers: {
    what: 'Some grades are not those their answers get.',
    todo: 'Run "tapis doctor --repair": it grades these answers anew.',
  },
  figuresDiffer: {
    what: 'Some figures are not those of their grades.',
    todo: 'Run "tapis doctor --repair": it computes them anew.',
  },
  firstTryMissing: {
    what: 'Some items were answered again, but their first answer is missing.',
    todo: 'Restore a copy from before, if the first answers are in it.',
  },
  answersMissing: {
    what: 'Some runs lack an answer between others.',
    todo: 'Restore a copy from before, if the answers are in it.',
  },
  diskFull: { what: 'The disk is full.', todo: 'Make room now: further answers may not be kept.' },
  copyFailed: {
    what: 'The last daily copy could not be made.',
    todo: 'Make room on the disk and see that the folder "copies" can be written. The next start tries again.',
  },
  schemaOlder: {
    what: 'An older version of Tapis made this database, so its answers were not looked at.',
    todo: 'Start Tapis once, which brings it up to date, and look again.',
  },
  otherEngine: {
    what: 'Some answers were graded by another version of the rules.',
    todo: 'Nothing: their grades stand as they were given.',
  },
  clockBackwards: {
    what: 'Some runs end before they begin.',
    todo: 'A clock was set back meanwhile. The order of these runs may be wrong; their grades are not.',
  },
  clockAhead: {
    what: 'Some runs lie in the future.',
    todo: 'The clock of this machine runs behind, or that of another ran ahead. Set it right.',
  },
  diskLow: { what: 'There is little room left on the disk.', todo: 'Make room before it is full.' },
  leftovers: {
    what: 'Something was interrupted and left files behind.',
    todo: 'Delete these files while Tapis is closed.',
  },
};
