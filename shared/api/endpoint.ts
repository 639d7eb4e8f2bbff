import type { z } from 'zod';

/** Who may ask: also somebody not signed in; whoever is (and the one person of a desk without a school); supervisors alone. */
export type Access = 'anyone' | 'signedIn' | 'supervisor';

/** One request the desk answers: method, path with `:parameters`, who may ask, the schema of the body and, as a type, the response. */
export interface Endpoint<Body extends z.ZodType | null, Response, Who extends Access = Access> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly access: Who;
  readonly body: Body;
  /** Carries the type only; never set. */
  readonly response?: Response;
}

/** A request that changes nothing. */
export function get<Response>() {
  return <Who extends Access>(access: Who, path: string): Endpoint<null, Response, Who> => ({ method: 'GET', path, access, body: null });
}

/** A request that adds something or makes something happen. */
export function post<Response>() {
  return <Who extends Access, Body extends z.ZodType | null>(access: Who, path: string, body: Body): Endpoint<Body, Response, Who> => ({
    method: 'POST',
    path,
    access,
    body,
  });
}

/** A request that sets something to what it sends. */
export function put<Response>() {
  return <Who extends Access, Body extends z.ZodType>(access: Who, path: string, body: Body): Endpoint<Body, Response, Who> => ({
    method: 'PUT',
    path,
    access,
    body,
  });
}
