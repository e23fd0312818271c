import { createTransport } from '@tqc/client';
import { usbKey } from '@tqc/contract/account';

/**
 * Whose certificate the browser shows to the host that reads it, and a ticket for one sign-in; null
 * where it shows none. The browser shows it to this host only, and only when credentials travel.
 */
export const askUsbKey = (host: string) =>
  createTransport({ baseUrl: host, app: 'tqc-admin', credentials: true })
    .send(usbKey.getUKeyCert, {})
    .catch(() => null);
