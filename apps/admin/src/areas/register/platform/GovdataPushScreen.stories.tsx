import {
  exchange,
  govdata,
  PlatformFigures,
  PlatformPush,
  PlatformRun,
} from '@tqc/contract/register';
import { PlatformSwitch, SignInStep, Suspension, system } from '@tqc/contract/rms';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { GovdataPushScreen } from './GovdataPushScreen';

const meta = {
  title: '页面/资格认定/办结数据报送政务平台',
  component: GovdataPushScreen,
  parameters: { screen: 'register.govdataPush' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof GovdataPushScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const pushed = {
  dataType: 'case',
  caseNo: 'SL11880120240614001',
  name: '李若琳',
  ctId: 3,
  itemName: '初级中学教师资格认定',
  orgName: '东霁区教育体育局',
  acceptedAt: '2024-06-12T02:10:00Z',
  doneAt: '2024-06-14T08:00:00Z',
  outcome: '准予',
  certNo: '20241188013000121',
  state: 1,
  tries: 0,
  firstFailureAt: null,
  lastAt: '2024-06-14T08:00:05Z',
  nextAt: null,
  answerCode: '',
  answerText: '',
  advice: '',
  abnormalCode: null,
  abnormalStatus: null,
  returnedAt: null,
  returned: 0,
  operator: '',
  reason: '',
  message: '{\n  "event": "done",\n  "caseNo": "SL11880120240614001"\n}',
};
const failed = {
  ...pushed,
  caseNo: 'SL11880120240614002',
  name: '周知远',
  state: 2,
  tries: 3,
  firstFailureAt: '2024-06-14T08:00:05Z',
  nextAt: '2024-06-14T08:21:05Z',
  answerCode: 'N01',
  answerText: '国家平台没有应答',
  advice: '等国家平台恢复后重新推送；连续失败请做连通测试',
};
const returned = {
  ...pushed,
  caseNo: 'SL11880120240614003',
  name: '何雨桐',
  state: 3,
  answerCode: 'E01',
  answerText: '证件号码与姓名不符',
  advice: '核对姓名和证件号码，修正后推送',
  abnormalCode: 'E01',
  abnormalStatus: 0,
  returnedAt: '2024-06-15T01:00:00Z',
  returned: 1,
};
const row = (differing: Parameters<typeof exampleRow<typeof PlatformPush.shape>>[1], serial = 1) =>
  exampleRow(PlatformPush, differing, serial);
const waiting = { ...pushed, caseNo: 'SL11880120240614004', state: 0, lastAt: null };
const waived = { ...waiting, caseNo: 'SL11880120240614005', state: 4, reason: '线下已报送' };

const figures = {
  areaName: '云汀市',
  area: '1188',
  hasParts: true,
  due: 128,
  pushed: 120,
  success: 115,
  failed: 3,
  returned: 2,
  waiting: 8,
  rate: '95.8%',
  took: '0.21',
  accepted: 66,
  done: 62,
  heardAccepted: 64,
  heardDone: 51,
  acceptedGap: 2,
  doneGap: 11,
  heardRate: '89.8%',
};
const other = { ...figures, areaName: '澄岚市', area: '1187', due: 90, success: 90, failed: 0 };

const open = {
  prov: '11',
  name: 'case',
  apiVersion: 'v1',
  state: 1,
  orgIds: [],
  greyOrgs: 0,
  waiting: 3,
  successToday: 115,
  failedToday: 3,
  failureRate: '2.5%',
  operator: '方省管',
  reason: '接入国家平台',
};
const closed = { ...open, name: 'license', state: 0, waiting: 62, reason: '国家平台升级' };
const chosen = { ...open, name: 'exchange', state: 2, orgIds: ['40001'], greyOrgs: 1 };

/** What the pages of the national platform are answered. */
export const platformAnswers = [
  fakeTransport(exchange, {
    gbTaskAll: ({ tries }) =>
      tries === undefined
        ? pageOf(row(waiting), row(pushed, 2), row(failed, 3), row(returned, 4), row(waived, 5))
        : pageOf(row(failed), row({ ...failed, answerCode: 'E05', answerText: '时间逻辑错误' }, 2)),
    listAbnormal: ({ abnormalStatus: asked }) =>
      pageOf(
        ...[
          row(returned),
          row({ ...returned, state: 0, abnormalStatus: 1, operator: '方省管' }, 2),
          row({ ...returned, state: 4, abnormalStatus: 2, reason: '线下已报送' }, 3),
        ].filter(({ abnormalStatus }) => asked === undefined || abnormalStatus === asked),
      ),
    handleAbnormal: ({ records }) => ({ done: records.map(({ id }) => id), refused: [] }),
    gbSyncInfo: () =>
      pageOf(
        exampleRow(PlatformRun, {
          prov: '11',
          name: 'case',
          kind: '推送',
          sent: 20,
          succeeded: 19,
          failed: 1,
          took: 210,
          code: '0',
          text: '已接收',
          operator: '',
        }),
      ),
    gbStatistics: () =>
      pageOf(exampleRow(PlatformFigures, figures), exampleRow(PlatformFigures, other, 2)),
    obt: () => ({ record: [{ id: '1', name: '东霁区计划 06-11至06-21' }] }),
    orgId: () => ({ record: [{ id: '40001', name: '东霁区教育体育局' }] }),
  }),
  fakeTransport(govdata, {
    gbTask: ({ action, records = [] }) => ({
      done: records.map(({ id }) => id),
      refused: [],
      made: action === 'make' ? 12 : 0,
    }),
  }),
  fakeTransport(system, {
    getGbsso: () =>
      pageOf(
        exampleRow(PlatformSwitch, open),
        exampleRow(PlatformSwitch, closed, 2),
        exampleRow(PlatformSwitch, chosen, 3),
      ),
    setGbsso: ({ records }) => ({ done: records.map(({ id }) => id), refused: [] }),
    testGbsso: () => ({ took: 42, code: '0', text: '连通' }),
    getAudit: () => ({
      since: '2024-01-02T00:00:00Z',
      rows: 128_450,
      head: 'b1946ac92492d2347c6235b4d2611184',
      checked: 10_000,
      whole: true,
      signedAt: '2024-06-18T01:55:00Z',
      verifiedAt: '2024-06-18T02:00:00Z',
    }),
    getAuthentication: () => ({
      record: [1, 2, 3, 4, 5, 6].map((orgType) =>
        exampleRow(SignInStep, {
          orgType,
          step: orgType === 4 || orgType === 5 ? 'sms' : 'none',
          people: 40,
          withoutMobile: 2,
          withoutKey: 38,
        }),
      ),
    }),
    setAuthentication: () => null,
    getSuspend: () =>
      exampleRow(Suspension, {
        orgTypes: [6],
        fromAt: '2024-08-21T16:00:00Z',
        toAt: '2024-08-24T00:00:00Z',
        notice: '系统升级维护',
        running: false,
      }),
    setSuspend: () => null,
  }),
];

/** 待推送、成功、失败、退回、无需推送各一件。 */
export const 区县: Story = storyAs(userAt('county'), ...platformAnswers);
