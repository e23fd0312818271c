import { createTransport } from '@tqc/client';
import { usbKey } from '@tqc/contract/account';
import { useCallback, useRef, useState } from 'react';

/**
 * The certificate of a USB key, asked for at the host that reads it: whose it is, and a ticket for
 * one sign-in.
 */
export function useUsbKey(onAccount: (account: string) => void): {
  readonly orgName: string;
  probe(host: string): Promise<void>;
  ticket(): Promise<string | undefined>;
} {
  const [orgName, setOrgName] = useState('');
  const host = useRef('');

  const ask = useCallback(async () => {
    // The browser shows the certificate only to this host, and only when credentials travel.
    const found = await createTransport({
      baseUrl: host.current,
      app: 'tqc-admin',
      credentials: true,
    })
      .send(usbKey.getUKeyCert, {})
      .catch(() => null);
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
  const ticket = useCallback(async () => (host.current ? (await ask())?.ticket : undefined), [ask]);
  return { orgName, probe, ticket };
}
