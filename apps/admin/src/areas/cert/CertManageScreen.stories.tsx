import { ApiError } from '@tqc/client';
import { cert, printLayout } from '@tqc/contract/cert';
import { lookup } from '@tqc/contract/lookup';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { certRow, drawnPdf, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { CertManageScreen } from './CertManageScreen';

const meta = {
  title: '页面/历史数据管理/证书管理',
  component: CertManageScreen,
  parameters: { screen: 'cert.certManage' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof CertManageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A blank of another office. */
const STRANGE = '322401999999';
const notOurs = () =>
  new ApiError(422, '不是本机构可用的空白证书', {
    fields: { firstNo: `${STRANGE}不是本机构可用的空白证书` },
  });
const printed = (records: readonly { readonly id: string }[], preview = false) => ({
  runId: preview ? null : '9001',
  done: records.slice(0, 1).map(({ id }) => id),
  refused: records.slice(1).map(({ id }) => ({
    id,
    name: '李若琳',
    reason: '该证书已打印，要重新打印请先重置打印',
  })),
  numbers: records.slice(0, 1).map(({ id }) => ({
    certId: id,
    name: '李若琳',
    blankNo: '322400000017',
  })),
});
export const answers = fakeTransport(cert, {
  list: () =>
    pageOf(
      certRow(1),
      certRow(2, { status: 2, printStatus: 1 }),
      certRow(7),
      certRow(8, { printStatus: 2 }),
    ),
  print: ({ records, preview, firstNo }) =>
    firstNo === STRANGE ? Promise.reject(notOurs()) : printed(records, preview),
  printed: () => drawnPdf(),
  printTest: () => drawnPdf(),
  update: () => null,
});
export const layouts = fakeTransport(printLayout, {
  list: () =>
    pageOf({
      id: '51',
      name: '窗口一号打印机',
      dx: 12,
      dy: -7,
      offsets: [{ field: 'certNo', dx: 30, dy: 5 }],
      version: 2,
    }),
  create: () => ({ id: '52' }),
  update: () => null,
  remove: () => null,
});
const county = userAt('county');

/** 区县查询本机构认定的证书。 */
export const 区县: Story = storyAs(
  county,
  answers,
  layouts,
  fakeTransport(lookup, {
    queryBaseOrgBasic: () => ({ record: [] }),
    querySubjectsBasic: () => ({
      record: [
        { subjectId: '2001', name: '语文', parentId: '2' },
        { subjectId: '3001', name: '语文', parentId: '3' },
      ],
    }),
  }),
);
