import { useCallback, useRef, useState } from 'react';

export interface ShownKey {
  readonly account: string;
  readonly orgName: string;
  readonly ticket: string;
}

/**
 * The certificate of a USB key, asked for at the host that reads it: whose it is, and a ticket for
 * one sign-in.
 */
export function useUsbKey(onAccount: (account: string) => void): {
  readonly orgName: string;
  probe(host: string): Promise<void>;
  ticket(): Promise<string | undefined>;
  /** A key that was shown another way. */
  show(key: ShownKey): void;
} {
  const [orgName, setOrgName] = useState('');
  const host = useRef('');
  const shown = useRef<string>(undefined);

  const ask = useCallback(async () => {
    // Few have a host that reads certificates.
    const { askUsbKey } = await import('./askUsbKey');
    const found = await askUsbKey(host.current);
    setOrgName(found?.orgName ?? '');
    return found;
  }, []);
  const probe = useCallback(
    async (at: string) => {
      host.current = at;
      const found = await ask();
      if (found) onAccount(found.account);
    },
    [ask, onAccount],
  );
  // A ticket serves once and for two minutes: the one from the opening of the page may be gone, so
  // each attempt asks anew.
  const ticket = async () => {
    const byKey = shown.current;
    shown.current = undefined;
    return byKey ?? (host.current ? (await ask())?.ticket : undefined);
  };
  const show = (key: ShownKey) => {
    shown.current = key.ticket;
    setOrgName(key.orgName);
    onAccount(key.account);
  };
  return { orgName, probe, ticket, show };
}
