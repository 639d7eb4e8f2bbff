/** Where pages of custom schemes really are: `app://tapis/x` is `http://tapis.app.localhost:PORT/x`. Loopback, hence secure too. */
export interface Addresses {
  /** The address the browser uses for one of the application's. */
  toBrowser(address: string): string;
  /** The address the application knows for one of the browser's. */
  toApplication(address: string): string;
}

/** Translates addresses for the loopback server at this port. */
export function addressesAt(port: number, schemes: () => readonly string[]): Addresses {
  return {
    toBrowser(address) {
      const match = /^([a-z]+):\/\/([^/?#]+)(.*)$/.exec(address);
      const [, scheme, host, rest] = match ?? [];
      if (scheme === undefined || host === undefined || !schemes().includes(scheme)) return address;
      return `http://${host}.${scheme}.localhost:${String(port)}${rest ?? ''}`;
    },
    toApplication(address) {
      const match = new RegExp(`^http://([^/]+)\\.([a-z]+)\\.localhost:${String(port)}(.*)$`).exec(address);
      const [, host, scheme, rest] = match ?? [];
      if (scheme === undefined || host === undefined || !schemes().includes(scheme)) return address;
      return `${scheme}://${host}${rest ?? ''}`;
    },
  };
}
