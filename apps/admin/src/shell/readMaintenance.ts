import { maintenance } from '@tqc/contract/rms';
import { call } from '../kit/session/api';
import { useLocks, useMaintenance } from '../kit/session/maintenance';

/** Asks for what is maintained and locked; without an answer it stays as it is known. */
export async function readMaintenance(): Promise<void> {
  const found = await call(maintenance.current, {}).catch(() => undefined);
  if (!found) return;
  useMaintenance.setState(found.record, true);
  useLocks.setState(found.locks, true);
}
