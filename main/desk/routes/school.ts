import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { ok } from '#shared/result.ts';

import { readAudit } from '../../services/accounts/audit.ts';
import { changeSecret, recover, renewRecoveryCode } from '../../services/accounts/own-secret.ts';
import { authenticate, signOut } from '../../services/accounts/sessions.ts';
import { readSchool, saveSchool, setUpSchool, timeZoneOf } from '../../services/accounts/set-up-school.ts';
import { type SignedIn, signIn } from '../../services/accounts/sign-in.ts';
import { doUpkeep } from '../../services/upkeep.ts';
import { readSession } from '../../services/session.ts';
import { auditSchemaIn } from '../queries.ts';
import { type Asked, type RouteContext, readQuery, route } from '../route.ts';

/** Setting up a school, signing in and out, secrets, and the log. */
export function schoolRoutes(context: RouteContext) {
  const enter = (giveToken: Asked<unknown>['giveToken'], { viewer, token }: SignedIn) => {
    giveToken(token);
    return readSession(context, viewer, context.appVersion);
  };

  /** Behind the person's back, as it may take long; where it is cut short, the next start does it. */
  const cutDaysAnew = (): void => void doUpkeep(context.store).catch(context.reportBug);

  return {
    setUpSchool: route(ENDPOINTS.setUpSchool, async ({ body, caller, giveToken }) => {
      const done = await setUpSchool(context, body, caller);
      if (!done.ok) return done;
      if (body.timeZone !== undefined) cutDaysAnew();
      const { login, recoveryCode } = done.value;
      return ok({ session: await enter(giveToken, done.value), login, recoveryCode });
    }),
    school: route(ENDPOINTS.school, () => readSchool(context)),
    saveSchool: route(ENDPOINTS.saveSchool, async ({ viewer, body }) => {
      const saved = await saveSchool(context, viewer, body);
      if (body.timeZone !== undefined) cutDaysAnew();
      return saved;
    }),
    joinAddresses: route(ENDPOINTS.joinAddresses, () => Promise.resolve(ok({ addresses: context.joinAddresses() }))),

    signIn: route(ENDPOINTS.signIn, async ({ body, caller, giveToken }) => {
      const done = await signIn(context, body, caller);
      return done.ok ? ok(await enter(giveToken, done.value)) : done;
    }),
    signOut: route(ENDPOINTS.signOut, async ({ caller, giveToken }) => {
      await signOut(context, caller.token);
      giveToken(null);
      const { viewer } = await authenticate(context, null);
      return ok(await readSession(context, viewer, context.appVersion));
    }),
    recover: route(ENDPOINTS.recover, async ({ body, caller, giveToken }) => {
      const done = await recover(context, body, caller);
      return done.ok ? ok({ session: await enter(giveToken, done.value), recoveryCode: done.value.recoveryCode }) : done;
    }),
    changeSecret: route(ENDPOINTS.changeSecret, async ({ viewer, body, caller, giveToken }) => {
      const done = await changeSecret(context, viewer, body, caller);
      return done.ok ? ok(await enter(giveToken, done.value)) : done;
    }),
    renewRecoveryCode: route(ENDPOINTS.renewRecoveryCode, ({ viewer, body, caller }) =>
      renewRecoveryCode(context, viewer, body.secret, caller),
    ),

    audit: route(ENDPOINTS.audit, async ({ query }) => {
      const asked = readQuery(auditSchemaIn(await timeZoneOf(context)), query);
      return asked.ok ? ok(await readAudit(context, asked.value)) : asked;
    }),
  };
}
