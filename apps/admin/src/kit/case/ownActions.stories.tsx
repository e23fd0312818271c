import { limit, Limitation, LimitationDetail } from '@tqc/contract/limit';
import type { Row } from '@tqc/contract/kit';
import { limitStatus } from '@tqc/domain/dictionaries';
import { limitFlow } from '@tqc/domain/limit';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormButton } from '../form/buttons';
import { differing } from '../form/formFields';
import { ListScreen } from '../list/ListScreen';
import { StateTabs, useStateTab } from '../list/StateTabs';
import { call } from '../session/api';
import { storyAs } from '../story/storyAs';
import { caseForm } from './caseForm';
import { ownActions } from './ownActions';

const { create, get, list, update } = limit;
const draft = limitStatus.code('draft');
const refused = limitStatus.code('refused');
const TABS = [
  { key: 'all', label: '全部', statuses: [] },
  { key: 'draft', label: '草稿', statuses: [draft] },
];
const form = caseForm(create, [
  'name',
  'idNo',
  differing('cause', { hint: '照文书填写' }),
  'files',
]);

/** One's own cases as an area has them. */
function Own({ drafts }: { readonly drafts: boolean }) {
  const { statuses } = useStateTab(TABS);
  return (
    <ListScreen
      title="本机构的某种申请"
      note="新增时填全部；修改时号码和附件不给新的就不变。"
      list={list}
      fixed={statuses.length > 0 ? { statuses } : {}}
      search={['name', 'limitNo']}
      columns={['limitNo', 'name', 'status', 'idNo']}
      toolbar={<FormButton call={create} label="新增" primary fields={form.entered} />}
      actionsWidth={210}
      rowActions={({ limitId, name, status, version }) =>
        ownActions({
          update,
          row: { limitId, version },
          form: {
            fields: form.changed,
            load: async () => form.start(await call(get, { limitId })),
          },
          can: (event) => limitFlow.can(event, status),
          ...(drafts && {
            submit: { can: limitFlow.can('submit', status), question: `提交${name}的申请吗？` },
          }),
        })
      }
    >
      <StateTabs tabs={TABS} countOf={({ key }) => (key === 'draft' ? 1 : undefined)} />
    </ListScreen>
  );
}

const meta = {
  title: '页面/事项/本机构的',
  component: Own,
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof Own>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (n: number, status: number): Row<typeof list> =>
  exampleRow(
    Limitation,
    {
      name: invented(n).name,
      idNo: invented(n).maskedIdNo,
      limitNo: `XZ${n}`,
      status,
      documented: true,
      own: true,
    },
    n,
  );
const rows = [draft, limitStatus.code('reported'), refused, limitStatus.code('limited')].map(
  (status, at) => rowOf(at + 1, status),
);

export const answers = fakeTransport(limit, {
  list: ({ statuses = [] }) =>
    pageOf(...rows.filter(({ status }) => statuses.length === 0 || statuses.includes(status))),
  get: () =>
    exampleRow(LimitationDetail, { ...rows[0], cause: '以虚假材料骗取教师资格', steps: [] }),
  create: () => ({ id: '9' }),
  update: () => null,
});

/** 草稿先编辑、再提交；退回的修改后提交；没有人办的可以撤回。 */
export const 有草稿: Story = {
  tags: ['alike'],
  args: { drafts: true },
  ...storyAs(userAt('county'), answers),
};
/** 保存就是提交的，没有“编辑”和“提交”。 */
export const 没有草稿: Story = {
  tags: ['alike'],
  args: { drafts: false },
  ...storyAs(userAt('county'), answers),
};
