import {
  account,
  affair,
  asksPeople,
  closed,
  decided,
  diploma,
  forgotten,
  handle,
  onDiploma,
  refusedAccount,
  tried,
  waitingAccount,
} from '../applicantCases';
import { nothing, stepsOf, type Step } from './step';

const realName = stepsOf('realNameAuth');
const checked = stepsOf('validation');
const reviewed = stepsOf('reviewFlag');
const held = stepsOf('applicantAccount');
const shut = handle('province', 'lock', { reason: '疑似冒用' });
const opened = handle('province', 'unlock', { reason: '已核实' });
const waitsForPeople = () => affair();
const recheck = onDiploma({ action: 'recheck' });
const unchecked = diploma('BY20240001');
const partlyKnown = diploma('BY20240008');

/** Accounts of applicants. */
export const applicantSteps: readonly Step[] = [
  realName('-', 'applicant account created', '0', nothing, () => account({ realName: 0 })),
  realName('-', 'channel hands over an account with its result', '0', nothing, () =>
    account({ realName: 0 }),
  ),
  realName('0', 'automatic check passed', '1', () => account({ realName: 0 }), tried(1)),
  realName('0', 'automatic check failed', '2', () => account({ realName: 0 }), tried(2)),
  realName(
    '2',
    'applicant asks for manual review',
    '3',
    () => account({ realName: 2 }),
    asksPeople,
  ),
  realName('3', 'manual review passed', '4', waitingAccount, handle('province', 'pass')),
  realName('3', 'manual review failed', '5', waitingAccount, refusedAccount),
  realName(
    '5',
    'applicant asks again',
    '3',
    async () => refusedAccount(await waitingAccount()),
    asksPeople,
  ),
  checked('0', 'data checked against the source', '1', unchecked, recheck),
  checked('0', 'part of the data found', '2', partlyKnown, recheck),
  checked('2', 'rest found', '1', async () => recheck(await partlyKnown()), recheck),
  checked('1', 'cache removed', '0', async () => recheck(await unchecked()), forgotten),
  checked(
    '0',
    'checked by hand',
    '1',
    unchecked,
    onDiploma({ action: 'manual', conclusion: 1, opinion: '已核对原件' }),
  ),
  reviewed('-', 'applicant affair submitted', '0', nothing, waitsForPeople),
  reviewed('-', 'affair handed over by the channel', '0', nothing, waitsForPeople),
  reviewed('0', 'pass', '1', waitsForPeople, decided('pass')),
  reviewed('0', 'fail', '2', waitsForPeople, decided('refuse')),
  held('0', 'locked', '1', () => account(), shut),
  held('1', 'unlocked', '0', async () => shut(await account()), opened),
  held('0', 'closed after a passed affair', '2', () => account(), closed),
];
