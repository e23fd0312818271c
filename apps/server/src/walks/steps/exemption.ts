import { normalCollegeMajor } from '@tqc/contract/exemption';
import { exemptExpiry } from '../../jobs/exemptExpiry';
import { TEST_COLLEGE } from '../../testing/server';
import {
  changeFiling,
  changeLine,
  decideFiling,
  decideLine,
  filed,
  newLine,
  proposed,
  removeFiling,
  removeLine,
} from '../exemptionCases';
import { call, idOf, server } from '../stage';
import { nothing, stepsOf, type Step } from './step';

const filing = stepsOf('exemptFiling');
const roster = stepsOf('exemptRoster');

const passFiling = decideFiling({ decision: 'pass' });
const returnFiling = decideFiling({ decision: 'return', opinion: '请补充命题办法' });
const againFiling = changeFiling({ contact: '江以宁' });
const expireFiling = async (docId: string) => {
  await server.pool.query("update exempt_filing set valid_until = '2024-01-01' where doc_id = $1", [
    docId,
  ]);
  await exemptExpiry(server.app);
  return docId;
};
const passLine = decideLine({ decision: 'pass' });
const returnLine = decideLine({ decision: 'return', opinion: '学段与专业不符' });

/** 免试备案、高校及专业名录 */
export const exemptionSteps: readonly Step[] = [
  filing('-', 'filed', '2', nothing, () => filed()),
  filing('2', 'approve', '1', filed, passFiling),
  filing('2', 'return for edit', '3', filed, returnFiling),
  filing('2', 'taken back by the university', '3', filed, changeFiling({ action: 'withdraw' })),
  filing('3', 'edited and filed again', '2', async () => returnFiling(await filed()), againFiling),
  filing('1', 'validity over', '4', async () => passFiling(await filed()), expireFiling),
  filing(
    '4',
    'filed again',
    '2',
    async () => expireFiling(await passFiling(await filed())),
    againFiling,
  ),
  filing('3', 'removed', '-', async () => returnFiling(await filed()), removeFiling),

  roster('-', 'proposed by the university', '2', nothing, () => proposed()),
  roster('-', 'entered or imported by the province', '1', nothing, async () =>
    idOf(
      await call('province', normalCollegeMajor.create, {
        input: { ...(await newLine()), collegeId: TEST_COLLEGE },
      }),
    ),
  ),
  roster('2', 'approve', '1', proposed, passLine),
  roster('2', 'return for edit', '3', proposed, returnLine),
  roster(
    '3',
    'edited and proposed again',
    '2',
    async () => returnLine(await proposed()),
    changeLine('university', { lastClass: 2031 }),
  ),
  roster(
    '1',
    'last class year over, or stopped',
    '4',
    async () => passLine(await proposed()),
    changeLine('province', { action: 'stop' }),
  ),
  roster(
    '4',
    'started again',
    '1',
    async () => changeLine('province', { action: 'stop' })(await passLine(await proposed())),
    changeLine('province', { action: 'start' }),
  ),
  roster('3', 'removed', '-', async () => returnLine(await proposed()), removeLine),
];
