import { ApiError } from '@tqc/client';
import { certAssign } from '@tqc/contract/cert';
import {
  regAud,
  registration,
  registrationDocument,
  registrationReview,
} from '@tqc/contract/register';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { applicationRow, drawnPdf, pageOf, workFigures } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { AuditScreen } from './AuditScreen';

const meta = {
  title: '页面/资格认定/认定审批',
  component: AuditScreen,
  parameters: { screen: 'register.audit' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof AuditScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const waiting = {
  status: 15,
  confirmTime: '2024-06-13T02:00:00Z',
  daysLeft: 9,
  accessResult: 0,
  version: 4,
};
const rows = ({ statuses = [] }: { readonly statuses?: number[] | undefined }) => {
  const status = statuses[0] ?? 15;
  const list = [1, 2, 3].map((at) =>
    applicationRow(at, { ...waiting, archiveNo: `202411880100000${at}`, status }),
  );
  return status === 24 ? pageOf<(typeof list)[number]>() : pageOf(...list);
};
const figures = () => workFigures({ 15: 3, 18: 3, 21: 3 });
/** What the conditions leave of them. */
const statusCounts = () => ({ exact: true, record: [{ status: 15 as const, n: 2 }] });
export const list = fakeTransport(registration, { list: rows, figures, statusCounts });
export const review = fakeTransport(registrationReview, {
  batchAud: ({ records: [first, ...rest] }) => ({
    done: first ? [first.id] : [],
    refused: rest.map(({ id }) => ({ id, name: '刘梦瑶', reason: '准入查询结果异常：有判决信息' })),
  }),
  batchAllowQuery: ({ regIds }) => ({ done: regIds.split(','), refused: [] }),
});
export const documents = fakeTransport(registrationDocument, { papers: () => drawnPdf() });
const failing = fakeTransport(certAssign, { create: () => Promise.reject(refusal(503)) });
const TODAY = '2024-06-18';
const tooLate = () =>
  new ApiError(422, `认定日期不能晚于${TODAY}`, {
    fields: { recognisedOn: `认定日期不能晚于${TODAY}` },
  });
export const numbering = fakeTransport(certAssign, {
  create: ({ records, preview, recognisedOn }) => {
    if (recognisedOn > TODAY) return Promise.reject(tooLate());
    return {
      id: preview ? null : '1',
      n: records.length,
      firstNo: '20241190132001001',
      lastNo: '20241190122001002',
      // Of two types: the numbers are no range.
      numbers: records.map(({ id }, at) => ({
        regId: id,
        name: ['李若琳', '张婷', '刘梦瑶'][at] ?? '陈泽宇',
        certNo: ['20241190132001001', '20241190122001002', '20241190142001003'][at] ?? '',
      })),
      refused: [],
    };
  },
});
const county = userAt('county');

/** 区县审批已确认的申请，通过后生成证书编号；不能办理的逐条说明。 */
export const 区县: Story = storyAs(county, list, review, numbering);
export const 待编号: Story = {
  ...storyAs(county, list, review, numbering, documents),
  parameters: { route: { path: '/', at: '/?tab=approved' } },
};
/** 从工作台的“5个工作日内到期”来。 */
export const 将到期: Story = {
  tags: ['alike'],
  ...storyAs(county, list, review),
  parameters: {
    route: { path: '/', at: '/?tab=confirmed&daysLeft=5&sort=daysLeft.asc' },
  },
};
/** 还没有查询的、查到异常的、结果有效的；不予认定的；退回确认的。 */
export const each = fakeTransport(registration, {
  list: ({ statuses: [status = 15] = [] }) =>
    pageOf(
      ...[10, 1, 0].map((accessResult, at) =>
        applicationRow(at + 1, {
          ...waiting,
          accessResult,
          accessTime: '2024-06-10T02:00:00Z',
          status,
        }),
      ),
    ),
  figures,
  statusCounts,
});
let asked = 0;
/** 第一次发起时别人已经在查了。 */
export const queries = fakeTransport(registrationReview, {
  batchAllowQuery: ({ regIds }) =>
    (asked += 1) % 2 === 1
      ? {
          done: [],
          refused: [{ id: regIds, name: '李若琳', reason: '只有待查询的申请可以发起查询' }],
        }
      : { done: [regIds], refused: [] },
  batchAud: ({ records }) => ({ done: records.map(({ id }) => id), refused: [] }),
});
export const messages = fakeTransport(regAud, { create: () => ({ id: '1' }) });
export const 一行一行地办: Story = {
  ...storyAs(county, each, queries, documents, messages),
  tags: ['alike'],
};
/** 号码预览不出来：说明原因，可以再试，不能生成。 */
export const 号码预览不出来: Story = {
  tags: ['alike'],
  ...storyAs(county, list, review, failing),
  parameters: { route: { path: '/', at: '/?tab=approved' } },
};
/** 按姓名查要等很久：先前的行还在，但不能整页选。 */
export const 查得慢: Story = {
  ...storyAs(
    county,
    fakeTransport(registration, {
      list: (input) => (input.name ? new Promise(() => undefined) : rows(input)),
      figures,
      statusCounts,
    }),
  ),
  tags: ['alike'],
};
export const 办得慢: Story = {
  ...storyAs(
    county,
    list,
    fakeTransport(registrationReview, { batchAud: () => new Promise(() => undefined) }),
  ),
  tags: ['alike'],
};
/** 超级用户看全国：审核台要先选择省份。 */
export const 国家级: Story = { ...storyAs(userAt('nation'), list, queries), tags: ['alike'] };
export const 国家级看一省: Story = {
  ...国家级,
  parameters: { ...国家级.parameters, route: { path: '/', at: '/?prov=11' } },
};
export const 服务器拒绝: Story = {
  ...storyAs(
    county,
    list,
    fakeTransport(registrationReview, { batchAud: () => Promise.reject(refusal(423)) }),
  ),
  tags: ['alike'],
};
