import { lookup } from '@tqc/contract/lookup';
import { useEffect, useState } from 'react';
import { call } from '../../kit/session/api';
import { useSession } from '../../kit/session/session';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The places a wall can be sent to: the own organisation and those directly below. */
export function usePlaceChoices(): readonly Choice[] {
  const user = useSession((state) => state.user);
  const [below, setBelow] = useState<readonly Choice[]>([]);
  useEffect(() => {
    if (!user) return undefined;
    let gone = false;
    call(lookup.queryBaseOrgBasic, { parentId: user.orgId }).then(
      ({ record }) =>
        void (
          gone ||
          setBelow(
            record
              .filter(({ orgType }) => Number(orgType) <= 5)
              .map(({ orgId, orgName }) => ({ value: orgId, label: orgName })),
          )
        ),
      // Without the list the own place can still be chosen.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [user?.orgId]);
  return user ? [{ value: user.orgId, label: user.orgName }, ...below] : below;
}
