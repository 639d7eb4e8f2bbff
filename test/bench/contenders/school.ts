import type { StoreTarget } from '../../../main/store/open-store.ts';
import type { Contender } from '../contender.ts';
import { openSchool } from '../school/open-school.ts';
import { sink } from '../sample.ts';

const [target = '', path = ''] = process.argv.slice(3);
const { ask } = await openSchool(JSON.parse(target) as StoreTarget);

/** The desk of a filled school, asked for one page again and again. */
export const contender: Contender = {
  batch: async () => {
    sink.value = await ask(path);
    return 1;
  },
};
