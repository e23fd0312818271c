import { lookup } from '@tqc/contract/lookup';
import type { Option } from '@tqc/ui/fields';
import { useChoices } from '../../kit/form/useChoices';
import { useSession } from '../../kit/session/session';

/** The places a wall can be sent to: the own organisation and those directly below. */
export function usePlaceChoices(): readonly Option[] {
  const user = useSession((state) => state.user);
  const below = useChoices(
    lookup.queryBaseOrgBasic,
    { parentId: user?.orgId },
    ({ orgId, orgName, orgType }) =>
      Number(orgType) <= 5 ? { value: orgId, label: orgName } : undefined,
    // Without the list the own place can still be chosen.
    () => undefined,
  );
  return user ? [{ value: user.orgId, label: user.orgName }, ...below] : below;
}
