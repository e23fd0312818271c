import { CertApply, certApply, CertApplyDetail } from '@tqc/contract/cert';
import type { OutputOf, Row } from '@tqc/contract/kit';
import { certApplyDecisions } from '@tqc/domain/cert';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ViewButton } from '../record/ViewButton';
import { RevealButton } from '../record/RevealButton';
import { storyAs } from '../story/storyAs';
import { CaseFacts } from './CaseFacts';
import { CaseInbox } from './CaseInbox';

const { get, list, update } = certApply;

const aboutOf = (record: OutputOf<typeof get>) => (
  <CaseFacts
    schema={CertApplyDetail}
    record={record}
    sections={{
      证书: ['name', 'idNo', 'certNo'],
      申请: ['applyNo', 'kind', 'remark', 'formFile', 'photoFile'],
    }}
    beside={{ idNo: <RevealButton table="cert" id={record.certId} field="idNo" /> }}
  />
);

/** Cases as an area has them. */
function Cases({ waits }: { readonly waits: boolean }) {
  return (
    <CaseInbox
      title="某种申请"
      note="看过再办理，可以一条条办，也可以勾选了一起办；不能办自己提交的。"
      list={list}
      waits={waits}
      deciding={{
        get,
        decide: update,
        table: certApplyDecisions,
        step: 'approval',
        keyOf: ({ id }) => ({ id }),
        about: aboutOf,
        noun: '申请',
      }}
      columns={['applyNo', 'name', 'status', 'kind', 'appliedAt', 'lastOpinion']}
      actionsWidth={120}
      rowActions={({ id, name }) => (
        <ViewButton call={get} input={{ id }} title={`${name}的申请`}>
          {aboutOf}
        </ViewButton>
      )}
    />
  );
}

const meta = {
  title: '页面/事项/待办和已办',
  component: Cases,
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof Cases>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (n: number, differing: Partial<Row<typeof list>>) =>
  exampleRow(
    CertApply,
    {
      applyNo: `BF11202400000${n}`,
      name: invented(n).name,
      idNo: invented(n).maskedIdNo,
      appliedAt: '2024-06-15T02:00:00Z',
      lastOpinion: '',
      own: false,
      ...differing,
    },
    n,
  );
const rows = [
  rowOf(1, { decisions: ['pass', 'fail'], notYours: null }),
  rowOf(2, { decisions: [], notYours: '不能审批自己提交的申请' }),
];
const detail = exampleRow(CertApplyDetail, {
  ...rowOf(1, { decisions: ['pass', 'fail'], notYours: null }),
  remark: '封皮破损',
  formFile: '0197e2a4-0000-7000-8000-000000000011',
  photoFile: null,
  steps: [
    {
      at: '2024-06-15T02:00:00Z',
      step: '补发换发',
      event: '提交申请',
      actor: '乔县审',
      orgName: '东霁区教育局',
      opinion: '',
    },
  ],
});

export const answers = fakeTransport(certApply, {
  list: () => pageOf(...rows),
  get: () => detail,
  update: () => null,
});

/** 等着办理的：停留了几天写在提交时间旁边；自己提交的办不了，原因在按钮上。 */
export const 待办: Story = {
  tags: ['alike'],
  args: { waits: true },
  ...storyAs(userAt('county'), answers),
};
/** 办过的只看。 */
export const 已办: Story = {
  tags: ['alike'],
  args: { waits: false },
  ...storyAs(userAt('county'), answers),
};
