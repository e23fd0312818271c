import { maintenance } from '@tqc/contract/rms';
import { call } from '../kit/session/api';
import { useMaintenance } from '../kit/session/maintenance';

/** Asks for what is maintained; without an answer it stays as it is known. */
export async function readMaintenance(): Promise<void> {
  const found = await call(maintenance.current, {}).catch(() => undefined);
  if (found) useMaintenance.setState(found.record, true);
}
