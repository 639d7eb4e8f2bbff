import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { nativeBridge } from './native-bridge.ts';
import { schoolApi } from './school-api.ts';

const joinAddressesQuery = queryOptions({
  queryKey: ['school', 'addresses'],
  queryFn: ({ signal }) => schoolApi.joinAddresses(signal),
});

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u;

/** The address this page was opened at, where another machine could open it too: it is known to lead here. */
function ownAddress({ hostname, origin }: Location): readonly string[] {
  // Inside the desktop application the address would lead nowhere but here.
  return nativeBridge() || LOOPBACK.test(hostname) ? [] : [origin];
}

/** Where trainees on other machines reach this school, the best address first; null until the desk has said. */
export function useJoinAddresses(): readonly string[] | null {
  const { data, isError } = useQuery(joinAddressesQuery);
  if (data === undefined && !isError) return null;
  return [...new Set([...ownAddress(window.location), ...(data?.addresses ?? [])])];
}

export interface SlipAddress {
  /** Those to choose from; null until they are known. */
  readonly addresses: readonly string[] | null;
  /** The one to print; null where there is none. */
  readonly address: string | null;
  readonly choose: (address: string) => void;
}

/** The address that goes on paper: the best one, or the one chosen. */
export function useSlipAddress(): SlipAddress {
  const addresses = useJoinAddresses();
  const [chosen, setChosen] = useState<string | null>(null);
  const isThere = chosen !== null && addresses?.includes(chosen) === true;
  return { addresses, address: isThere ? chosen : (addresses?.[0] ?? null), choose: setChosen };
}
