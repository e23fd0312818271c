import { certAssign } from '@tqc/contract/cert';
import { registration, registrationReview } from '@tqc/contract/register';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { applicationRow, pageOf, workFigures } from '@tqc/testing/rows';
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
export const list = fakeTransport(registration, { list: rows, figures });
export const review = fakeTransport(registrationReview, {
  batchAud: ({ records: [first, ...rest] }) => ({
    done: first ? [first.id] : [],
    refused: rest.map(({ id }) => ({ id, name: '刘梦瑶', reason: '准入查询结果异常：有判决信息' })),
  }),
  batchAllowQuery: ({ regIds }) => ({ done: regIds.split(','), refused: [] }),
});
const failing = fakeTransport(certAssign, { create: () => Promise.reject(refusal(503)) });
export const numbering = fakeTransport(certAssign, {
  create: ({ records, preview }) => ({
    id: preview ? null : '1',
    n: records.length,
    firstNo: '20241190132001001',
    lastNo: '20241190132001003',
    refused: [],
  }),
});
const county = userAt('county');

/** 区县审批已确认的申请，通过后生成证书编号；不能办理的逐条说明。 */
export const 区县: Story = storyAs(county, list, review, numbering);
export const 待编号: Story = {
  ...storyAs(county, list, review, numbering),
  parameters: { route: { path: '/', at: '/?tab=approved' } },
};
/** 号码预览不出来：说明原因，可以再试，不能生成。 */
export const 号码预览不出来: Story = {
  tags: ['acted'],
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
    }),
  ),
  tags: ['acted'],
};
export const 办得慢: Story = {
  ...storyAs(
    county,
    list,
    fakeTransport(registrationReview, { batchAud: () => new Promise(() => undefined) }),
  ),
  tags: ['acted'],
};
export const 服务器拒绝: Story = {
  ...storyAs(
    county,
    list,
    fakeTransport(registrationReview, { batchAud: () => Promise.reject(refusal(423)) }),
  ),
  tags: ['acted'],
};
