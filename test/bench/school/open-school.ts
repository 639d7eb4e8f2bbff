import type { StoreTarget } from '../../../main/store/open-store.ts';
import { PASSWORD } from '../../support/school.ts';
import { openBenchDesk } from '../desk.ts';
import { NOW } from './answers.ts';

const ORIGIN = 'http://localhost';

export interface OpenSchool {
  /** What a supervisor asks the desk for. Gives the length of the answer. */
  readonly ask: (path: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Opens the desk of a filled school and signs its supervisor in. */
export async function openSchool(target: StoreTarget): Promise<OpenSchool> {
  const { desk, close } = await openBenchDesk(target, NOW);
  const signedIn = await desk(
    new Request(`${ORIGIN}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'helene', secret: PASSWORD }),
    }),
  );
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return {
    ask: async (path) => {
      const response = await desk(new Request(ORIGIN + path, { headers: { cookie } }));
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${path}: ${text}`);
      return text.length;
    },
    close,
  };
}
