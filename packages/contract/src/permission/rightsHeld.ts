import { monitorButton } from '@tqc/domain/dictionaries';
import { permissionCodes } from '../generated/permissionCodes';
import type { Viewer } from './decide';

/** Rights on the audit belong to the audit administrator alone, whatever else somebody is. */
const AUDIT = 'rms.audit.';

/** All that somebody holds: what their roles give, and what their marks add. */
export function rightsHeld(
  { superuser, monitor }: Pick<Viewer, 'superuser' | 'monitor'>,
  granted: Iterable<string>,
): ReadonlySet<string> {
  const rights = new Set(granted);
  if (superuser) for (const code of permissionCodes) if (!code.startsWith(AUDIT)) rights.add(code);
  if (monitor) for (const code of monitorButton.codes) rights.add(code);
  return rights;
}
