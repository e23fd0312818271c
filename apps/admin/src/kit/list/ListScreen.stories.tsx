import { baseTechnicalJob, TechnicalJob } from '@tqc/contract/basic';
import { plainAnswers } from '@tqc/testing/fakeTransport';
import { exampleRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AskButton, FormButton } from '../form/buttons';
import { storyAs } from '../story/storyAs';
import { ListScreen } from './ListScreen';

const { create, list, remove } = baseTechnicalJob;

/** A list as the screens have it. */
function Posts() {
  return (
    <ListScreen
      title="某个列表"
      note="每个列表画面在这些情形下都是这个样子；各画面自己的图只画平常的情形。"
      list={list}
      search={['code', 'name', 'status']}
      columns={['code', 'name', 'series', 'sort', 'status', 'updatedAt']}
      toolbar={<FormButton call={create} label="新增" primary fields={['code', 'name']} />}
      rowActions={(row) => <AskButton call={remove} row={row} label="删除" link danger />}
    />
  );
}

const meta = {
  title: '页面/列表',
  component: Posts,
  tags: ['!autodocs'],
} satisfies Meta<typeof Posts>;
export default meta;
type Story = StoryObj<typeof meta>;

const usual = storyAs(
  userAt('nation'),
  plainAnswers(
    baseTechnicalJob,
    exampleRow(TechnicalJob, { name: '高级教师' }),
    exampleRow(TechnicalJob, { name: '工程师', status: 0 }, 2),
  ),
);

export const 没有数据: Story = { tags: ['in-dark'], ...usual, parameters: { listState: 'empty' } };
export const 出错: Story = { tags: ['in-dark'], ...usual, parameters: { listState: 'failed' } };
export const 没有权限看: Story = {
  tags: ['pictured'],
  ...usual,
  parameters: { listState: 'refused' },
};
export const 载入中: Story = { tags: ['pictured'], ...usual, parameters: { listState: 'loading' } };
export const 长文字与生僻字: Story = {
  tags: ['in-dark'],
  ...usual,
  parameters: { listState: 'long' },
};
export const 只读: Story = { tags: ['in-dark'], ...usual, parameters: { listState: 'readOnly' } };
