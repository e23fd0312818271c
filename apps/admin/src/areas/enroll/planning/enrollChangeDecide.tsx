import { change, provinceBatch } from '@tqc/contract/enroll';
import type { Row } from '@tqc/contract/kit';
import { planChangeActions } from '@tqc/domain/planning';
import { decideButton } from '../../../kit/form/decideButton';
import { call } from '../../../kit/session/api';
import { EnrollChangeFacts } from './changeParts';

const { applyForAmendmentProvinceOrg } = provinceBatch;
const { update } = change;
const { pass, fail } = planChangeActions;

/** Passes or returns a change that waits; whoever stands above its organisation does. */
export function enrollChangeDecide(row: Row<typeof change.list>, level: number) {
  return decideButton({
    call: update,
    steps: { pass, fail },
    row,
    load: () => call(applyForAmendmentProvinceOrg, { id: row.id }),
    about: (one) => <EnrollChangeFacts change={one} />,
    when: level > row.orgType,
  });
}
